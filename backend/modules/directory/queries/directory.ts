import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { ApiError } from '@/backend/kernel/errors';
import { named, pickText, preferred, writtenIn, sharedLocale } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { countNews, labelIdsByName } from './news-of-entries';
import { sentenceOf } from './tool-text';
import { countVotes } from './tool-votes';
import { documents, notices, partners, toolCategories, tools } from '@/backend/db/schema/directory';

/** Released notices, newest first, or one by id. @throws ApiError notFound for an unknown id */
export async function listNotices(context: Context, input: CallParsedInput<'notices'>) {
  const { id, page, size, locale } = input;
  const where = and(id ? eq(notices.id, id) : undefined, lte(notices.releaseTime, context.now()));
  const rows = await context.db
    .select()
    .from(notices)
    .where(where)
    .orderBy(desc(notices.releaseTime), desc(notices.id))
    .limit(size)
    .offset(id ? 0 : (page - 1) * size);
  if (id && rows.length === 0) throw new ApiError('notFound');
  const [total] = await context.db.select({ total: count() }).from(notices).where(where);
  const list = rows.map((row) => {
    const shared = sharedLocale([row.title, row.body], locale);
    const title = pickText(row.title, shared);
    const body = pickText(row.body, shared).text;
    return {
      id: row.id,
      title: title.text,
      body,
      lang: title.lang,
      langs: writtenIn(row.title, row.body),
      release_time: toWireTime(row.releaseTime),
    };
  });
  return { list, total: total?.total ?? 0, page, size };
}

/** Partners in the editors' order, or one by id. @throws ApiError notFound for an unknown id */
export async function listPartners(context: Context, input: CallParsedInput<'cooperation'>) {
  const { id, page, size, locale } = input;
  const where = id ? eq(partners.id, id) : undefined;
  const rows = await context.db
    .select()
    .from(partners)
    .where(where)
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(size)
    .offset(id ? 0 : (page - 1) * size);
  if (id && rows.length === 0) throw new ApiError('notFound');
  const [total] = await context.db.select({ total: count() }).from(partners).where(where);
  const list = rows.map((row) => {
    const shared = sharedLocale([row.name, row.description], locale);
    return {
      ...named(row.id, row.name, shared),
      kind: row.kind,
      url: row.url,
      description: pickText(row.description, shared).text,
      langs: writtenIn(row.name, row.description),
    };
  });
  return { list, total: total?.total ?? 0, page, size };
}

export async function listTools(context: Context, locale: Locale) {
  const groups = await context.db.select().from(toolCategories).orderBy(asc(toolCategories.position));
  const rows = await context.db.select().from(tools).orderBy(asc(tools.position), asc(tools.id));
  const called = await labelIdsByName(
    context,
    rows.map(({ name }) => name),
  );
  const [votes, { label: stories }] = await Promise.all([
    countVotes(context),
    countNews(context, { label: [...new Set(called.values())] }),
  ]);
  return groups.map((group) => ({
    ...named(group.id, group.name, locale),
    key: group.key,
    tools: rows
      .filter((row) => row.categoryId === group.id)
      .map((row) => {
        const description = pickText(sentenceOf(row.description), locale);
        return {
          id: row.id,
          name: row.name,
          url: row.url,
          description: description.text,
          lang: description.lang,
          votes: votes.get(row.id) ?? 0,
          year: stories.get(called.get(row.name) ?? 0)?.year ?? 0,
          listed_time: row.listedAt ? toWireTime(row.listedAt) : '',
        };
      }),
  }));
}

/** A site document in the best language for the reader. @throws ApiError notFound for one that is not public */
export async function readDocument(context: Context, { key, locale }: CallParsedInput<'document'>) {
  const rows = await context.db.select().from(documents).where(eq(documents.key, key));
  const row = preferred(rows, locale);
  if (!row?.isPublic) throw new ApiError('notFound');
  return { key, title: row.title, body: row.body, lang: row.lang, updated_time: toWireTime(row.updatedTime) };
}
