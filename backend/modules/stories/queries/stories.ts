import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { categories, contentTopics } from '@/backend/db/schema/stories';
import { ApiError } from '@/backend/kernel/errors';
import { named } from '@/backend/kernel/text/local';
import { readChain } from './chain';
import { loadStories } from './load-stories';
import { readState } from './lists';
import { pricesOfRows } from './prices-of-rows';
import { toFlash } from './row';
import { listLater } from './threads';
import { topics } from '@/backend/db/schema/topics';

/**
 * A live story with its whole text.
 * @throws ApiError notFound for unknown and unpublished ids, gone for withdrawn ones
 */
export async function readContent(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'contentDetails'>> {
  const { state } = await readState(context, id);
  if (state === 'withdrawn') throw new ApiError('gone');
  if (state === 'missing') throw new ApiError('notFound');
  const options = { withBody: true, withDayNumber: true };
  const [row] = await loadStories(context, sql`select ${id}::bigint`, locale, options);
  if (!row) throw new ApiError('notFound');
  const inTopics = await context.db
    .select({ id: topics.id, name: topics.name })
    .from(contentTopics)
    .innerJoin(topics, eq(topics.id, contentTopics.topicId))
    .where(eq(contentTopics.contentId, id))
    .orderBy(contentTopics.topicId);
  const isKeyFlash = row.kind === 'flash' && row.is_important;
  const later = await listLater(context, isKeyFlash ? [id] : [], locale);
  const prices = await pricesOfRows(context, [row], locale);
  return {
    ...toFlash(row, locale),
    ...(row.search_title && { search_title: row.search_title }),
    later: later.get(id) ?? null,
    prices: prices.get(id) ?? [],
    chain: await readChain(context, id, locale),
    topics: inTopics.map((topic) => named(topic.id, topic.name, locale)),
    views: row.views,
  };
}

export async function listCategories(context: Context, locale: Locale) {
  const rows = await context.db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map((row) => ({ ...named(row.id, row.name, locale), key: row.key, applies_to: row.appliesTo }));
}
