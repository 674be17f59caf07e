import type { Locale } from '@/lib/platform/language/locales';

interface LedgerLine {
  title: string;
  lang: Locale;
  isImportant: boolean;
}

export interface LedgerHour {
  /** `00` to `23`. */
  label: string;
  /** Flashes of the hour, the important ones among them. */
  count: number;
  important: number;
  lines: LedgerLine[];
}

/** The content of the picture of a day's flashes, in the page's language. */
export interface LedgerSheet {
  /** What it is, the weekday, the zone. */
  kicker: string[];
  date: string;
  /** How to read the squares. */
  squareNote: string;
  summary: string;
  hours: LedgerHour[];
  closeLabel: string;
  prices: { symbol: string; price: string; change: string; colour: string }[];
  foot: string[];
  qrNote: string;
}
