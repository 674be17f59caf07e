import type { ImportedEvent } from '@/backend/contract/events/imported-event';
import type { ScriptWords } from '@/backend/contract/stories/script-words';

export type Lang = 'zh-Hans' | 'zh-Hant' | 'en';

export interface ImportText {
  title: string;
  summary: string;
  /** Clean HTML. */
  body: string;
}

export interface ImportItem {
  /** Stable across runs: `${format}:${source id}`. */
  sourceKey: string;
  kind: 'flash' | 'article';
  /** Written language first. */
  texts: { lang: Lang; text: ImportText }[];
  authorName: string | null;
  categoryName: string | null;
  labelNames: string[];
  /** ISO instant; `YYYY-MM-DD` or `YYYY-MM` where the source says no more; null when it says nothing or nonsense. */
  releasedAt: string | null;
  sourceUrl: string | null;
  sourceName: string | null;
  /** Absolute http(s) address or an address relative to the file, of the lead picture. */
  picUrl: string | null;
  status: 'approved' | 'withdrawn' | 'draft';
  isImportant: boolean;
  /** How words of this item read in the other Chinese script, where the glossary is wrong about it. */
  scriptWords?: ScriptWords;
}

/** `where` names the file and the place in it. Every reason is a sentence for the person who runs the import. */
export type ImportEvent =
  | { type: 'item'; item: ImportItem }
  | { type: 'event'; event: ImportedEvent }
  /** Understood, and left out on purpose. */
  | { type: 'skip'; where: string; reason: string }
  /** Not understood, or only in part. */
  | { type: 'broken'; where: string; reason: string }
  /** Quotes other people's posts: read, counted, not handed on. */
  | { type: 'parsed-only'; where: string; items: number };

export function skip(where: string, reason: string): ImportEvent {
  return { type: 'skip', where, reason };
}

export function broken(where: string, reason: string): ImportEvent {
  return { type: 'broken', where, reason };
}

/** A source that cannot be read any further; becomes one `broken` event. */
export class BrokenSource extends Error {}
