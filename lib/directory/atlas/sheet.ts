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
  /** The address of its page. */
  href: string;
  description: string;
  /** The address of the tool's own site; empty for a topic. */
  url: string;
  year: number;
  /** The number of stories in each of the last 52 weeks, oldest first. */
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
  /** Authors of stories about it, and of how many. */
  writers: { id: number; name: string; lang: Locale; href: string; count: number }[];
  /** Since when the directory lists it, ISO; empty when unknown. */
  listedAt: string;
  /** The number of members who voted for it. */
  votes: number;
  about: ToolText;
  related: { id: number; name: string }[];
}
