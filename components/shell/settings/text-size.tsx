'use client';

import { ReadingIcon } from '@/components/ui/icons/reading-icon';
import { READER_SETTINGS } from '@/lib/platform/storage/reader-settings';
import { useReaderSetting } from './use-reader-setting';

const SIZES = [null, ...READER_SETTINGS.text] as const;

interface Props {
  shape: 'line' | 'bar';
  label: string;
  /** Names of the sizes, from the standard one up. */
  names: readonly string[];
}

/** The text size of articles: each press goes to the next size, standard, large, larger, then standard again. */
export function TextSize({ shape, label, names }: Props) {
  const [chosen, choose] = useReaderSetting('text');
  const at = Math.max(
    0,
    SIZES.findIndex((size) => size === chosen),
  );
  return (
    <button
      type="button"
      onClick={() => choose(SIZES[(at + 1) % SIZES.length] ?? null)}
      className={shape === 'bar' ? 'action-cell' : 'py-[3px] text-end hover:underline'}
    >
      {shape === 'bar' ? <ReadingIcon name="text-size" size={18} /> : <span aria-hidden="true">Aa </span>}
      <span className={shape === 'bar' ? 'sr-only' : ''}>{label} </span>
      <span aria-live="polite">{names[at]}</span>
    </button>
  );
}
