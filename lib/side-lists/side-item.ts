import type { Locale } from '@/lib/platform/language/locales';

/** Lists beside the text. */
export const SIDE_LISTS = [
  'hotSearch',
  'recommend',
  'events',
  'label',
  'topics',
  'hotAuthors',
  'dexHot',
  'popularColumns',
] as const;
export type SideListName = (typeof SIDE_LISTS)[number];

/** Rows shown at a time. */
export const SIDE_ROWS = 5;

/** One row of a list beside the text. */
export interface SideItem {
  id: number;
  title: string;
  /** The title in pieces between which a line may break; absent when it is one piece. */
  titleParts?: string[];
  lang: Locale;
  href: string;
  /** Number, count or date before the title. */
  lead?: string;
  /** Below a date: its year when it is not the current one. */
  leadYear?: string;
  /** A second line: newest title of an author, or place and price of an event. */
  note?: string;
  /** Language of a note that is a title, which may differ from the page's. */
  noteLang?: Locale;
  /** Such a note in pieces, as the title. */
  noteParts?: string[];
  /** The portrait of an author: path of a stored picture, or empty for a drawn one. */
  avatar?: { id: number; src: string };
}

export interface SideList {
  items: SideItem[];
  /** Name of the label it belongs to. */
  subject?: string;
  /** How many there are in all. */
  total?: number;
}
