import type { Locale } from '@/lib/platform/language/locales';

/** Lists beside the text. */
export const SIDE_LISTS = [
  'hotSearch',
  'recommend',
  'events',
  'label',
  'newest',
  'topics',
  'hotAuthors',
  'dexHot',
  'popularColumns',
] as const;
export type SideListName = (typeof SIDE_LISTS)[number];

export const isSideListName = (name: string): name is SideListName =>
  SIDE_LISTS.some((list) => list === name);

/** Id of the label that the list `label` is of. */
export const SIDE_LABEL = 4;

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
  /** The year below a date, when it is not the current one. */
  leadYear?: string;
  /** A second line: newest title of an author, or place and price of an event. */
  note?: string;
  /** Language of a note that is a title, which may differ from the page's. */
  noteLang?: Locale;
  /** A note that is a title in pieces between which a line may break. */
  noteParts?: string[];
  /** An author's portrait: the path of a stored picture, or empty for a drawn one. */
  avatar?: { id: number; src: string };
}

export interface SideList {
  items: SideItem[];
  /** The name of the label that the list belongs to. */
  subject?: string;
  /** The total number of rows. */
  total?: number;
}
