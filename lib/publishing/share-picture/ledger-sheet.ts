import type { Locale } from '@/lib/platform/language/locales';

interface LedgerLine {
  title: string;
  lang: Locale;
  isImportant: boolean;
}

export interface LedgerHour {
  /** `00` to `23`. */
  label: string;
  /** The flashes of the hour, including the important ones. */
  count: number;
  important: number;
  lines: LedgerLine[];
}

/** The content of the picture of a day's flashes, in the page's language. */
export interface LedgerSheet {
  /** The name of the list, the weekday and the time zone. */
  kicker: string[];
  date: string;
  /** The explanation of the squares. */
  squareNote: string;
  summary: string;
  hours: LedgerHour[];
  closeLabel: string;
  prices: { symbol: string; price: string; change: string; colour: string }[];
  foot: string[];
  qrNote: string;
}
