import type { ImportedEvent, ImportedEventsOutcome } from '@/backend/contract/events/imported-event';
import type { Locale } from '@/backend/contract/locale';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import type { SearchTitles } from '@/backend/contract/stories/search-titles';
import type { Context } from '@/backend/kernel/context';
import type { TimePrecision } from '@/backend/kernel/text/time';
import type { ImportText } from '@/backend/import/item';
import type { OldTerm } from '@/backend/import/old-places';

/** A complete item to store. `id` is undefined for a new item. */
export interface ItemDraft<Prepared> {
  id: number | undefined;
  kind: 'flash' | 'article';
  status: 'approved' | 'draft' | 'scheduled' | 'withdrawn';
  /** The language it was written in comes first. */
  texts: [DraftText, ...DraftText[]];
  authorId: number | null;
  categoryId: number | null;
  region: string;
  isImportant: boolean;
  /** Path of the stored lead picture, or empty. */
  pic: string;
  sourceName: Partial<Record<Locale, string>>;
  sourceUrl: string;
  scriptWords: ScriptWords;
  searchTitles: SearchTitles;
  sourceKey: string;
  sourceHash: string;
  releaseTime: Date;
  /** The precision of `releaseTime`. */
  releasePrecision: TimePrecision;
  labelIds: number[];
  topicIds: number[];
  /** The result of `prepareTexts`. */
  prepared: Prepared;
}

interface DraftText extends ImportText {
  lang: Locale;
}

/** A story stored by an earlier import; the hash is that of the item in its source. */
interface StoredItem {
  id: number;
  sourceKey: string | null;
  sourceHash: string | null;
}

/** An address of the old site, and where it leads now. */
export interface MovedAddress {
  address: string;
  /** Whether the old site only probably had it. */
  isGuess: boolean;
  to: { contentId: number } | { path: string } | 'gone';
}

/**
 * The functions of other subjects that an import needs. `backend/main` provides them, because import does not depend on
 * any subject.
 */
export interface ImportSubjects<Prepared> {
  findItems(context: Context, sourceKeys: string[]): Promise<StoredItem[]>;
  /** Prepares texts for `saveItems`, without using the database. */
  prepareTexts(texts: readonly DraftText[]): Promise<Prepared>;
  /**
   * @returns the source keys of changes that wait for an editor instead of being stored, and of items that another import
   * has stored meanwhile
   */
  saveItems(
    context: Context,
    drafts: ItemDraft<Prepared>[],
  ): Promise<{ waiting: string[]; stored: string[] }>;
  /** The addresses of pages that an earlier import stored, by source key. */
  findPages(context: Context, sourceKeys: string[]): Promise<Map<string, string>>;
  /** @returns the address of the page */
  savePage(
    context: Context,
    page: ImportText & {
      sourceKey: string;
      slug: string;
      lang: Locale;
      status: 'published' | 'draft' | 'withdrawn';
    },
  ): Promise<string>;
  /** Ids of authors by name; missing authors are added. `names` has the language of each name. */
  authorIds(context: Context, names: ReadonlyMap<string, Locale>): Promise<Map<string, number>>;
  /** Ids of categories by name. Unknown categories are missing in the result, because an import does not add any. */
  categoryIds(context: Context, names: string[]): Promise<Map<string, number>>;
  /** Ids of labels by name; missing labels are added. Names that are empty after cleaning are missing in the result. */
  labelIds(context: Context, names: ReadonlyMap<string, Locale>): Promise<Map<string, number>>;
  /** @throws Error with the reason when the picture is unreachable, too large or in a network not allowed */
  fetchPicture(address: string, mayBePrivate: (address: URL) => boolean): Promise<Uint8Array>;
  /**
   * @returns the path of the stored picture
   * @throws Error with the reason when the bytes are refused
   */
  storePicture(context: Context, bytes: Uint8Array): Promise<string>;
  /** Whether a stored picture was closed because its story was removed. */
  isClosed(context: Context, path: string): Promise<boolean>;
  /** Writes old addresses down; those that editors wrote stay. @returns how many are new or lead elsewhere now */
  saveOldAddresses(context: Context, moved: readonly MovedAddress[]): Promise<number>;
  /** The same for lists of the old site that this one has, too. */
  saveOldTermAddresses(context: Context, terms: readonly OldTerm[]): Promise<number>;
  /** Lets links of imported texts to old addresses lead to the new ones. @returns how many links were changed */
  leadLinks(context: Context): Promise<number>;
  /** @param copyPicture copies a picture of the event with a source key; returns its path, or null after a failure */
  saveEvents(
    context: Context,
    events: readonly ImportedEvent[],
    copyPicture: (address: string, sourceKey: string) => Promise<string | null>,
  ): Promise<ImportedEventsOutcome>;
}
