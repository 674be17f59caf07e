import type { ToolText } from '@/lib/directory/tool-text';
import type { Locale } from '@/lib/platform/language/locales';

interface SheetLink {
  id: number;
  title: string;
  href: string;
  /** ISO text. */
  at: string;
}

/** What the sheet of an entry shows. */
export interface EntrySheet {
  key: string;
  name: string;
  /** Its page. */
  href: string;
  description: string;
  /** Its own site; empty for a topic. */
  url: string;
  year: number;
  /** Items of each of the last 52 weeks, oldest first. */
  weeks: number[];
  news: SheetLink[];
  events: (SheetLink & { city: string })[];
}

/** A tool as its own page shows it. */
export interface ToolPage extends EntrySheet {
  id: number;
  /** Language of the description, and the languages it is written in. */
  lang: Locale;
  langs: Locale[];
  category: { id: number; name: string } | null;
  /** Members who voted for it. */
  votes: number;
  about: ToolText;
  related: { id: number; name: string }[];
}
