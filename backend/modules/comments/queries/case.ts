import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { COMMENT_REASONS, COMMENT_STATES } from '@/backend/contract/comments/states';
import { type Locale, LOCALES } from '@/backend/contract/locale';
import { boolean, instant, integer, nullable, oneOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { readDeskRows } from './desk-row';

type Case = CallOutput<'commentCase'>;

const MAX_SQUARES = 30;

/** One comment with everything an editor decides by. @throws ApiError notFound */
export async function readCase(context: Context, id: number, locale: Locale): Promise<Case> {
  const places = sql`select c.id, 1 as place,
      (select count(*) from comments o where o.state = 'held' and o.fingerprint = c.fingerprint) as same,
      (select count(distinct o.user_id) from comments o where o.state = 'held' and o.fingerprint = c.fingerprint) as accounts
    from comments c where c.id = ${id}`;
  const [row] = await readDeskRows(context, places, locale);
  if (!row) throw new ApiError('notFound');
  const [more] = await readRows(
    context.db,
    sql`select c.note, p.body, p.lang, coalesce(u.nickname, '') as name, p.created_at as "createdAt"
      from comments c left join comments p on p.id = c.parent_id left join users u on u.id = p.user_id
      where c.id = ${id}`,
    {
      note: text,
      body: nullable(text),
      lang: nullable(oneOf(LOCALES)),
      name: text,
      createdAt: nullable(instant),
    },
  );
  const decisions = await readRows(
    context.db,
    sql`select d.act, coalesce(u.nickname, '') as by, d.reason, d.created_at as "createdAt"
      from comment_decisions d left join users u on u.id = d.editor_id
      where d.comment_id = ${id} and d.undone_at is null order by d.id desc limit 20`,
    { act: text, by: text, reason: nullable(oneOf(COMMENT_REASONS)), createdAt: instant },
  );
  return {
    ...row,
    note: more?.note ?? '',
    parent:
      more?.createdAt && more.lang && more.body !== null
        ? { name: more.name, lang: more.lang, body: more.body, created_time: toWireTime(more.createdAt) }
        : null,
    decisions: decisions.map(({ createdAt, ...decision }) => ({ ...decision, time: toWireTime(createdAt) })),
    author: row.user_id === null ? null : await readAuthor(context, row.user_id),
  };
}

async function readAuthor(context: Context, userId: number): Promise<Case['author']> {
  const [author] = await readRows(
    context.db,
    sql`select u.created_at as "joinedAt",
        exists (select from verification_requests v where v.user_id = u.id and v.status = 'verified') as "isVerified",
        count(c.id) as total, count(c.id) filter (where c.state = 'removed') as removed,
        count(c.id) filter (where c.state = 'held') as waiting,
        (select b.until from comment_bans b where b.user_id = u.id
          and b.until > ${context.now().toISOString()}) as until
      from users u left join comments c on c.user_id = u.id where u.id = ${userId} group by u.id`,
    {
      joinedAt: instant,
      isVerified: boolean,
      total: integer,
      removed: integer,
      waiting: integer,
      until: nullable(instant),
    },
  );
  if (!author) return null;
  const squares = await readRows(
    context.db,
    sql`select c.id, c.state from comments c where c.user_id = ${userId} order by c.id desc limit ${MAX_SQUARES}`,
    { id: integer, state: oneOf(COMMENT_STATES) },
  );
  const { joinedAt, isVerified, until, ...counts } = author;
  return {
    ...counts,
    joined_time: toWireTime(joinedAt),
    is_verified: isVerified,
    squares: squares.reverse(),
    banned_until: until && toWireTime(until),
  };
}
