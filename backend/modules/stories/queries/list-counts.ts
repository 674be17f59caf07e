import { inArray } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { listCounts } from '@/backend/db/schema/stories';
import type { ContentKind } from '@/backend/contract/stories/story';
import { type Locale, LOCALES } from '@/backend/contract/locale';
import { listKey, type ListFilter } from './list-filter';

/** The fields of a story that decide which lists it is in. */
export interface Memberships {
  kind: ContentKind;
  isImportant: boolean;
  categoryId: number | null;
  authorId: number | null;
  region: string;
  labelIds: number[];
  topicIds: number[];
  langs: Locale[];
}

/** Keys of all lists that contain a live story, and of the parts of these lists by language. */
export function listKeysOf(story: Memberships): string[] {
  const filters: ListFilter[] = [];
  for (const kind of [story.kind, undefined]) {
    filters.push({ kind });
    if (story.isImportant) filters.push({ kind, important: true });
    if (story.categoryId) filters.push({ kind, category: story.categoryId });
    if (story.authorId) filters.push({ kind, author: story.authorId });
    filters.push({ kind, region: story.region });
    for (const label of story.labelIds) filters.push({ kind, label });
    for (const topic of story.topicIds) filters.push({ kind, topic });
  }
  return filters
    .flatMap((filter) => [filter, ...story.langs.map((lang) => ({ ...filter, lang }))])
    .map(listKey);
}

/** The size of a list. */
export async function countList(context: Context, filter: ListFilter): Promise<number> {
  const [total] = await countLists(context, [filter]);
  return total ?? 0;
}

/** The sizes of several lists, in their order. */
export async function countLists(context: Context, filters: ListFilter[]): Promise<number[]> {
  const keys = filters.map(listKey);
  const rows = await context.db.select().from(listCounts).where(inArray(listCounts.listKey, keys));
  const totals = new Map(rows.map((row) => [row.listKey, row.total]));
  return keys.map((key) => totals.get(key) ?? 0);
}

/** For each of several lists: the languages in which any of its stories has a text. */
export async function listLangs(context: Context, filters: ListFilter[]): Promise<Locale[][]> {
  const parts = filters.flatMap((filter) => LOCALES.map((lang) => ({ ...filter, lang })));
  const totals = await countLists(context, parts);
  return filters.map((_, list) => LOCALES.filter((_, at) => (totals[list * LOCALES.length + at] ?? 0) > 0));
}
