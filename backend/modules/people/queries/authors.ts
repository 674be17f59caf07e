import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { follows } from '@/backend/db/schema/members';
import { authors } from '@/backend/db/schema/people';
import { ApiError } from '@/backend/kernel/errors';
import { writtenIn } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { countLists, listLangs } from '@/backend/modules/stories/queries/list-counts';
import { listNewestOfEach, type PageRequest } from '@/backend/modules/stories/queries/lists';
import { toAuthor } from '@/backend/modules/stories/queries/row';
import { mergedInto } from '@/backend/records/merged-into';
import { weeklies, weeklyAuthors } from '@/backend/db/schema/weeklies';
import { idArray } from '@/backend/db/arrays';
import { boolean, instant, integer, list, localText, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';

const AUTHOR_COLUMNS = {
  id: integer,
  name: localText,
  bio: localText,
  avatar: text,
  links: list(text),
  user_id: nullable(integer),
  since: nullable(instant),
  is_verified: boolean,
  followers: integer,
};

/**
 * When the account of an author was created, and whether it is verified; for an author without an account, as in the
 * export.
 */
const SINCE = sql`case when a.user_id is null then a.exported_since
  else (select u.created_at from users u where u.id = a.user_id and u.status = 'active') end`;
const IS_VERIFIED = sql`case when a.user_id is null then a.exported_verified
  else exists (select 1 from verification_requests v where v.user_id = a.user_id and v.status = 'verified') end`;

const FOLLOWERS = sql`(select count(*)::int from ${follows} f where f.author_id = a.id)`;

const byRecency = sql`order by a.last_published_at desc nulls last, a.id`;
const byHeat = sql`order by a.heat desc, a.last_published_at desc nulls last, a.id`;
const published = sql`a.last_published_at is not null`;

/** Column authors with the number of their articles and the newest ones. */
export function listAuthors(context: Context, request: PageRequest & { latest: number }) {
  return authorPage(context, request, sql`where a.is_columnist`, byRecency);
}

/** Authors with published articles, by heat. */
export function listHotAuthors(context: Context, request: PageRequest & { latest: number }) {
  return authorPage(context, request, sql`where ${published}`, byHeat);
}

/** Columns by heat. */
export function listHotColumns(context: Context, request: PageRequest & { latest: number }) {
  return authorPage(context, request, sql`where a.is_columnist and ${published}`, byHeat);
}

/**
 * An author, or the one they were merged into.
 * @throws ApiError notFound
 */
export async function readAuthor(
  context: Context,
  id: number,
  request: PageRequest & { latest: number },
): ReturnType<typeof authorPage> {
  const page = await authorPage(context, { ...request, page: 1 }, sql`where a.id = ${id}`, byRecency);
  const into = page.list.length === 0 ? await mergedInto(context, 'author', id) : null;
  if (into !== null) return readAuthor(context, into, request);
  if (page.list.length === 0) throw new ApiError('notFound');
  return page;
}

/** These authors with their newest article, in no particular order. */
export async function listAuthorsById(context: Context, ids: number[], locale: PageRequest['locale']) {
  if (ids.length === 0) return [];
  const request = { page: 1, size: ids.length, locale, latest: 1 };
  return (await authorPage(context, request, sql`where a.id = any(${idArray(ids)})`, byRecency)).list;
}

/** Authors of a weekly issue, the latest one when no id is given. */
export async function listWeeklyAuthors(context: Context, id: number | undefined, request: PageRequest) {
  const issue = id
    ? sql`${id}`
    : sql`(select ${weeklies.id} from ${weeklies} order by ${weeklies.number} desc limit 1)`;
  const joined = sql`join ${weeklyAuthors} w on w.author_id = a.id and w.weekly_id = ${issue}`;
  const { list } = await authorPage(context, { ...request, latest: 1 }, joined, sql`order by w.position`);
  return { list };
}

async function authorPage(
  context: Context,
  request: PageRequest & { latest: number },
  from: SQL,
  order: SQL,
) {
  const { page, size, locale } = request;
  const [rows, [count]] = await Promise.all([
    readRows(
      context.db,
      sql`
      select a.id, a.name, a.bio, a.avatar_img as avatar, a.links, a.user_id, ${SINCE} as since, ${IS_VERIFIED} as is_verified,
        ${FOLLOWERS} as followers from ${authors} a ${from} ${order}
      limit ${size} offset ${(page - 1) * size}`,
      AUTHOR_COLUMNS,
    ),
    readRows(context.db, sql`select count(*)::int as total from ${authors} a ${from}`, { total: integer }),
  ]);
  const filters = rows.map((row) => ({ kind: 'article', author: row.id }) as const);
  const [totals, langs, latest] = await Promise.all([
    countLists(context, filters),
    listLangs(context, filters),
    listNewestOfEach(context, filters, request.latest, locale),
  ]);
  const list = rows.map((row, index) => ({
    ...toAuthor(row, locale),
    user_id: row.user_id,
    member: row.since === null ? null : { since: toWireTime(row.since), is_verified: row.is_verified },
    langs: [...new Set([...(langs[index] ?? []), ...writtenIn(row.bio)])],
    total: totals[index] ?? 0,
    followers: row.followers,
    latest: latest[index] ?? [],
  }));
  return { list, total: count?.total ?? 0, page, size };
}
