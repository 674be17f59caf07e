import { and, count, desc, eq, gt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { sessions } from '@/backend/db/schema/accounts';
import { users } from '@/backend/db/schema/users';
import { contains } from '@/backend/db/text-match';
import { integer, nullable, oneOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { VERIFICATION_STATES } from '@/backend/contract/accounts/user';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { maskPhone, type UserRow } from './users';

/** Members by name, address or number, newest first. */
export async function listUsers(
  { db }: Context,
  { keyword, role, status, page, size }: CallParsedInput<'deskUsers'>,
): Promise<CallOutput<'deskUsers'>> {
  const wanted = and(
    ne(users.status, 'deleted'),
    role && sql`${users.roles} @> ${`{${role}}`}`,
    status && eq(users.status, status),
    keyword === '' ? undefined : or(isNamed(keyword), sql`${users.email} ${contains(keyword)}`),
  );
  const rows = await db
    .select()
    .from(users)
    .where(wanted)
    .orderBy(desc(users.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(users).where(wanted);
  return { list: rows.map(toRow), total: all?.total ?? 0, page, size };
}

/** One member with sessions and the number of stories. @throws ApiError notFound */
export async function readDeskUser(context: Context, id: number): Promise<CallOutput<'deskUser'>> {
  const { db } = context;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), ne(users.status, 'deleted')));
  if (!row) throw new ApiError('notFound');
  const [more] = await readRows(
    db,
    sql`
    select coalesce((select r.status::text from verification_requests r where r.user_id = ${id} order by r.id desc limit 1), 'none') as verification,
      (select a.id from authors a where a.user_id = ${id} order by a.id limit 1) as author_id,
      (select count(*) from contents c where c.owner_id = ${id} and c.status = 'approved') as live,
      (select count(*) from manuscripts m join contents c on c.id = m.content_id
        where c.owner_id = ${id} and m.edit in ('pending', 'scheduled')) as waiting,
      (select count(*) from manuscripts m join contents c on c.id = m.content_id
        where c.owner_id = ${id} and m.edit = 'draft' and m.discarded_at is null) as drafts`,
    {
      verification: oneOf(VERIFICATION_STATES),
      author_id: nullable(integer),
      live: integer,
      waiting: integer,
      drafts: integer,
    },
  );
  const living = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), eq(sessions.kind, 'session'), gt(sessions.expiresAt, context.now())))
    .orderBy(desc(sessions.lastUsedAt));
  return {
    ...toRow(row),
    ban_reason: row.banReason,
    verification: more?.verification ?? 'none',
    author_id: more?.author_id ?? null,
    content_counts: {
      live: more?.live ?? 0,
      waiting: more?.waiting ?? 0,
      drafts: more?.drafts ?? 0,
    },
    sessions: living.map((session) => ({
      id: session.id,
      user_agent: session.userAgent,
      ip: session.ip,
      created_time: toWireTime(session.createdAt),
      last_used_time: toWireTime(session.lastUsedAt),
    })),
  };
}

const isNamed = (keyword: string): SQL =>
  sql`(${users.nickname} ${contains(keyword)} or ${users.id}::text = ${keyword})`;

function toRow(user: UserRow): CallOutput<'deskUsers'>['list'][number] {
  return {
    id: user.id,
    version: user.version,
    nickname: user.nickname,
    avatar_img: user.avatarImg,
    email: user.email ?? '',
    mobile: maskPhone(user.mobile ?? ''),
    roles: user.roles,
    status: user.status === 'banned' ? 'banned' : 'active',
    created_time: toWireTime(user.createdAt),
  };
}
