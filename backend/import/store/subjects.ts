import type { ImportedEvent, ImportedEventsOutcome } from '@/backend/contract/events/imported-event';
import type { Locale } from '@/backend/contract/locale';
import type { Region } from '@/backend/contract/regions/region';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import type { Context } from '@/backend/kernel/context';
import type { TimePrecision } from '@/backend/kernel/text/time';
import type { ImportText } from '@/backend/import/item';

/** A whole item as it is to be stored. Without `id` it is new. */
export interface ItemDraft<Prepared> {
  id: number | undefined;
  kind: 'flash' | 'article';
  status: 'approved' | 'draft' | 'scheduled' | 'withdrawn';
  /** Written language first. */
  texts: [DraftText, ...DraftText[]];
  authorId: number | null;
  categoryId: number | null;
  region: Region;
  isImportant: boolean;
  /** Path of the stored lead picture, or empty. */
  pic: string;
  sourceName: Partial<Record<Locale, string>>;
  sourceUrl: string;
  scriptWords: ScriptWords;
  sourceKey: string;
  sourceHash: string;
  releaseTime: Date;
  /** How much of the time its source knows. */
  releasePrecision: TimePrecision;
  labelIds: number[];
  topicIds: number[];
  /** What `prepareTexts` made of the texts. */
  prepared: Prepared;
}

interface DraftText extends ImportText {
  lang: Locale;
}

/** An item that an earlier run stored; the hash is of the item as its source had it. */
interface StoredItem {
  id: number;
  sourceKey: string | null;
  sourceHash: string | null;
}

/**
 * What an import asks of the subjects it fills. `backend/main` says who does it: import itself knows no subject, nor what
 * one makes of texts ahead.
 */
export interface ImportSubjects<Prepared> {
  findItems(context: Context, sourceKeys: string[]): Promise<StoredItem[]>;
  /** Makes of texts what `saveItems` stores, without asking the database. */
  prepareTexts(texts: readonly DraftText[]): Promise<Prepared>;
  /** @returns how many changes wait for an editor instead of being stored */
  saveItems(context: Context, drafts: ItemDraft<Prepared>[]): Promise<{ waiting: number }>;
  /** Authors by name, made when there are none; each name comes with its language. */
  authorIds(context: Context, names: ReadonlyMap<string, Locale>): Promise<Map<string, number>>;
  /** Without those there are none of: an import makes no categories. */
  categoryIds(context: Context, names: string[]): Promise<Map<string, number>>;
  /** Labels by name, made when there are none; without names of which nothing is left. */
  labelIds(context: Context, names: ReadonlyMap<string, Locale>): Promise<Map<string, number>>;
  /** @throws Error with the reason when the picture is unreachable, too large or in a network not allowed */
  fetchPicture(address: string, mayBePrivate: (address: URL) => boolean): Promise<Uint8Array>;
  /**
   * @returns the path of the stored picture
   * @throws Error with the reason when the bytes are refused
   */
  storePicture(context: Context, bytes: Uint8Array): Promise<string>;
  /** @param copyPicture gives the path of a copy, or null when there is none */
  saveEvents(
    context: Context,
    events: readonly ImportedEvent[],
    copyPicture: (address: string) => Promise<string | null>,
  ): Promise<ImportedEventsOutcome>;
}
