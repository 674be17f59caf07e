'use client';

import { useWatchList } from '@/lib/data/watch-list';
import type { Locale } from '@/lib/platform/language/locales';

interface WatchButtonProps {
  /** The key of the series. */
  series: string;
  locale: Locale;
  /** 关注{name} */
  label: string;
}

/** Puts a series on the reader's watch list or takes it off: a square, filled for a series that is on it. */
export function WatchButton({ series, locale, label }: WatchButtonProps) {
  const { keys, toggle } = useWatchList(locale);
  return (
    <button
      type="button"
      aria-pressed={keys.includes(series)}
      aria-label={label}
      title={label}
      onClick={() => toggle(series)}
      className="watch-button no-print"
    />
  );
}
