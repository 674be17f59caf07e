import { changeColour, formatPercent } from '@/lib/platform/numbers/figures';

interface Props {
  /** In percent; null where it is not known. */
  change: number | null;
  up: string;
  down: string;
  className?: string;
}

/** The change of a price with sign and colour, and a word for screen readers; a dash where it is not known. */
export function PriceChange({ change, up, down, className = '' }: Props) {
  if (change === null) return <span className={`text-ink-3 ${className}`}>–</span>;
  const colour = changeColour(change, 2);
  return (
    <span className={`${colour} ${className}`}>
      {colour !== '' && <span className="sr-only">{colour === 'text-down' ? down : up}</span>}
      {formatPercent(change, { digits: 2, isSigned: true })}
    </span>
  );
}
