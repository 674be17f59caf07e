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
 * A live story with its whole text. Its statements are sent together, not one after another: the way to the database and
 * back costs as much as most of them.
 * @param reading its state, if that is read already
 * @throws ApiError notFound for unknown and unpublished ids, gone for withdrawn ones
 */
export async function readContent(
  context: Context,
  id: number,
  locale: Locale,
  reading = readState(context, id),
): Promise<CallOutput<'contentDetails'>> {
  const options = { withBody: true, withDayNumber: true };
  const [{ state }, [row], inTopics, chain] = await Promise.all([
    reading,
    // Not by its state, which another statement reads and which may change between the two.
    loadStories(
      context,
      sql`select id from contents where id = ${id} and status = 'approved'`,
      locale,
      options,
    ),
    topicsOf(context, id),
    readChain(context, id, locale),
  ]);
  if (state === 'withdrawn') throw new ApiError('gone');
  if (state === 'missing' || !row) throw new ApiError('notFound');
  const isKeyFlash = row.kind === 'flash' && row.is_important;
  const [later, prices] = await Promise.all([
    listLater(context, isKeyFlash ? [id] : [], locale),
    pricesOfRows(context, [row], locale),
  ]);
  return {
    ...toFlash(row, locale),
    ...(row.search_title && { search_title: row.search_title }),
    later: later.get(id) ?? null,
    prices: prices.get(id) ?? [],
    chain,
    topics: inTopics.map((topic) => named(topic.id, topic.name, locale)),
    views: row.views,
  };
}

const topicsOf = ({ db }: Context, id: number) =>
  db
    .select({ id: topics.id, name: topics.name })
    .from(contentTopics)
    .innerJoin(topics, eq(topics.id, contentTopics.topicId))
    .where(eq(contentTopics.contentId, id))
    .orderBy(contentTopics.topicId);

export async function listCategories(context: Context, locale: Locale) {
  const rows = await context.db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map((row) => ({ ...named(row.id, row.name, locale), key: row.key, applies_to: row.appliesTo }));
}
