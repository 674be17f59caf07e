import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { Locale } from '@/backend/contract/locale';
import { ApiError } from '@/backend/kernel/errors';
import { named, pickText, writtenIn, sharedLocale } from '@/backend/kernel/text/local';
import { countLists, listLangs } from '@/backend/modules/stories/queries/list-counts';
import { hottestOfTopicIds } from '@/backend/modules/stories/queries/hot';
import {
  storiesOf,
  listNewestOfEach,
  type PageRequest,
  listPageWithLangs,
} from '@/backend/modules/stories/queries/lists';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { mergedInto } from '@/backend/records/merged-into';
import { labels, topics } from '@/backend/db/schema/topics';

/** Topic 5 is reserved for decentralised exchanges. */
export const DEX_TOPIC_ID = 5;

/** Live stories that editors put at the top of a topic. */
const leadIds = (
  id: number,
) => sql`select i.content_id from topic_items i join contents c on c.id = i.content_id
  where i.topic_id = ${id} and c.status = 'approved' order by i.position`;

export function listDexRecommended(context: Context, locale: Locale) {
  return storiesOf(context, hottestOfTopicIds(DEX_TOPIC_ID, 10), locale);
}

/** A label, or the label it was merged into, with a page of its stories. @throws ApiError notFound */
export async function readLabel(
  context: Context,
  id: number,
  request: PageRequest,
): Promise<CallOutput<'labelDetails'>> {
  const [label] = await context.db.select().from(labels).where(eq(labels.id, id));
  const into = label ? null : await mergedInto(context, 'label', id);
  if (into !== null) return readLabel(context, into, request);
  if (!label) throw new ApiError('notFound');
  const { langs, ...data } = await listPageWithLangs(context, { label: id }, request);
  return { label: { ...named(id, label.name, request.locale), langs }, data };
}

/** Labels by id, from a cursor on. */
export async function listLabels(
  context: Context,
  { cursor = 0, size, locale }: CallParsedInput<'labelRun'>,
): Promise<CallOutput<'labelRun'>> {
  const rows = await context.db
    .select({ id: labels.id, name: labels.name })
    .from(labels)
    .where(gt(labels.id, cursor))
    .orderBy(asc(labels.id))
    .limit(size + 1);
  const list = rows.slice(0, size);
  return {
    list: list.map((row) => named(row.id, row.name, locale)),
    next: rows.length > size ? (list.at(-1)?.id ?? null) : null,
  };
}

/** A topic with a page of its stories. @throws ApiError notFound */
export async function readTopic(context: Context, id: number, request: PageRequest) {
  const [row] = await context.db.select().from(topics).where(eq(topics.id, id));
  if (!row) throw new ApiError('notFound');
  const { langs, ...data } = await listPageWithLangs(context, { topic: id }, request);
  const lead = await storiesOf(context, leadIds(id), request.locale);
  return { topic: toTopic(row, request.locale, data.total, langs), lead, data };
}

/** Topics with their three newest stories, in the editors' order. */
export async function listTopics(context: Context, specialOnly: boolean, locale: Locale) {
  const rows = await context.db
    .select()
    .from(topics)
    .where(specialOnly ? eq(topics.isSpecial, true) : undefined)
    .orderBy(asc(topics.position), asc(topics.id));
  const filters = rows.map((row) => ({ topic: row.id }));
  const [totals, langs, latest] = await Promise.all([
    countLists(context, filters),
    listLangs(context, filters),
    listNewestOfEach(context, filters, 3, locale),
  ]);
  return rows.map((row, index) => ({
    ...toTopic(row, locale, totals[index] ?? 0, langs[index] ?? []),
    latest: latest[index] ?? [],
  }));
}

function toTopic(row: typeof topics.$inferSelect, locale: Locale, total: number, listed: Locale[]) {
  const shared = sharedLocale([row.name, row.intro, row.summary], locale);
  return {
    ...named(row.id, row.name, shared),
    intro: pickText(row.intro, shared).text,
    summary: pickText(row.summary, shared).text,
    summary_day: row.summaryDay,
    pic: row.pic,
    is_special: row.isSpecial,
    langs: [...new Set([...listed, ...writtenIn(row.intro)])],
    total,
  };
}
