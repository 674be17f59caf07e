import type { ImportedEvent } from '@/backend/contract/events/imported-event';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import type { SearchTitles } from '@/backend/contract/stories/search-titles';
import { shorten, type Loss } from './body/loss';
import type { OldPlaces, OldTerm } from './old-places';

export type Lang = 'zh-Hans' | 'zh-Hant' | 'en';

export interface ImportText {
  title: string;
  summary: string;
  /** Clean HTML. */
  body: string;
  /** What search results show in place of the title; absent when the source has none. */
  searchTitle?: string;
}

/** What search results show in place of the titles, by language. */
export const searchTitlesOf = (texts: ImportItem['texts']): SearchTitles =>
  Object.fromEntries(
    texts.flatMap(({ lang, text: { searchTitle } }) => (searchTitle ? [[lang, searchTitle]] : [])),
  );

export interface ImportItem {
  /** Stable across runs: `${format}:${source id}`. */
  sourceKey: string;
  /** A page is no story: it is in no list and no feed. */
  kind: 'flash' | 'article' | 'page';
  /** Of a page: the last part of its address here. */
  slug?: string;
  /** The language it was written in comes first. */
  texts: { lang: Lang; text: ImportText }[];
  authorName: string | null;
  categoryName: string | null;
  labelNames: string[];
  /** ISO instant; `YYYY-MM-DD` or `YYYY-MM` when the source has no more; null for a missing or invalid date. */
  releasedAt: string | null;
  sourceUrl: string | null;
  sourceName: string | null;
  /** Address of the lead picture: absolute http(s), or relative to the file. */
  picUrl: string | null;
  status: 'approved' | 'withdrawn' | 'draft';
  isImportant: boolean;
  region?: string;
  /** This item's words in the other Chinese script that differ from the glossary's. */
  scriptWords?: ScriptWords;
  /** Its addresses at the old site. They are not compared when the item is imported again. */
  oldPlaces?: OldPlaces;
}

/** A loss with the item it belongs to. `where` names the file and the place in it. */
export interface ItemLoss extends Loss {
  where: string;
  title: string;
}

/** An item, and its parts that did not arrive unchanged. */
export interface ReadItem {
  type: 'item';
  item: ImportItem;
  losses: readonly ItemLoss[];
  /** The file and the place in it. */
  origin: string;
  /** Weaker keys of an entry of a feed, which name it where the first does not. */
  otherKeys?: readonly string[];
  /** Addresses of files of an entry that can be heard. */
  audio?: readonly string[];
}

interface LeftOut<Type> {
  type: Type;
  where: string;
  reason: string;
  /** Where visitors of the old site could read it. */
  gone?: readonly string[];
}

/** `where` names the file and the place in it. `reason` is the rest of a sentence about it, for the operator. */
export type ImportEvent =
  | ReadItem
  /** `notes` say how it was read; each is the rest of a sentence about the event. */
  | {
      type: 'event';
      event: ImportedEvent;
      notes: readonly string[];
      losses: readonly ItemLoss[];
      origin: string;
    }
  /** Understood, but not imported on purpose. */
  | LeftOut<'skip'>
  /** Content that the portal cannot take, or only changed: an import that leaves it out is not whole. */
  | LeftOut<'refused'>
  /** A list of the old site. */
  | { type: 'term'; term: OldTerm }
  /** What the old site says or shows of a list or an author, for which there is no place here. */
  | { type: 'beside'; where: string; what: string }
  /** Not readable, or only in part. */
  | { type: 'broken'; where: string; reason: string }
  /** A file that quotes other people's posts: its items are counted, but not imported. */
  | { type: 'parsed-only'; where: string; items: number };

export function skip(where: string, reason: string, gone: readonly string[] = []): ImportEvent {
  return { type: 'skip', where, reason, ...(gone.length > 0 && { gone }) };
}

/** A text or picture of a list or an author; none where it is empty. */
export function lossUnlessEmpty(where: string, what: string, value: string): ImportEvent[] {
  return value === '' ? [] : [{ type: 'beside', where, what: shorten(`${what}, stays behind: ${value}`) }];
}

export function refuse(where: string, reason: string, gone: readonly string[] = []): ImportEvent {
  return { type: 'refused', where, reason, ...(gone.length > 0 && { gone }) };
}

export function broken(where: string, reason: string): ImportEvent {
  return { type: 'broken', where, reason };
}

/** A source that cannot be read further; `readFile` turns it into one `broken` event. */
export class BrokenSource extends Error {}
