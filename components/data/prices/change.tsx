import { formatPercent } from '@/lib/platform/numbers/figures';

interface Props {
  /** The change in percent. */
  value: number;
  words: { up: string; down: string };
}

/** A change in percent: sign, colour, and a word for screen readers. Zero has no sign and counts as a rise. */
export function Change({ value, words }: Props) {
  const isDown = value < 0;
  return (
    <span className={`n ${isDown ? 'text-down' : 'text-up'}`}>
      <span className="sr-only">{isDown ? words.down : words.up}</span>
      {formatPercent(value, { digits: 2, isSigned: true })}
    </span>
  );
}
