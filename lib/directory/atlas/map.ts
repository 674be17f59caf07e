import type { Locale } from '@/lib/platform/language/locales';

/** The data needed to draw an entry. */
export interface AtlasEntry {
  key: string;
  name: string;
  /** The numbers of stories about it: in a year, in seven days, today. */
  year: number;
  week: number;
  today: number;
  hasEvent: boolean;
}

/** An entry as the list shows it. */
export interface ListedEntry extends AtlasEntry {
  lang: Locale;
  href: string;
  description: string;
  descriptionLang: Locale;
  /** The address of the tool's own site; empty when unknown, and for a topic. */
  url: string;
}

export interface AtlasDistrict<Entry extends AtlasEntry = AtlasEntry> {
  key: string;
  name: string;
  /** In the order in which they first appeared. */
  entries: readonly Entry[];
}

/** The key of the district of topics; no category has it. */
export const TOPICS = '-topics';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Plot extends AtlasEntry, Box {
  district: string;
}

/** The atlas as it is drawn at 100 %, in CSS pixels from the top left. */
export interface AtlasMap {
  width: number;
  height: number;
  districts: (Box & { key: string; name: string; count: number })[];
  /** The side in pixels of the cell of one story, in a map whose stories can be counted; otherwise null. */
  cell: number | null;
  plots: Plot[];
}

export const MAP_SHAPES = {
  wide: { width: 876, height: 780 },
  tall: { width: 358, height: 900 },
} as const;

export type MapShape = keyof typeof MAP_SHAPES;

export function isMapShape(text: string | null): text is MapShape {
  return text !== null && Object.hasOwn(MAP_SHAPES, text);
}

/** Pixels above the plots of a district, for its line, name and count. */
export const DISTRICT_HEAD = 28;
