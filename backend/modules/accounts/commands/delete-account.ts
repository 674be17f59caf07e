import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Member, CallerAt } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { countTries } from '@/backend/kernel/limits';
import { eraseSubscriber } from '@/backend/modules/newsletters/commands/erase';
import { exportSubscriber } from '@/backend/modules/newsletters/queries/subscriber';
import { queueMail } from '@/backend/outbox/mail';
import { queueRemoval } from '@/backend/outbox/picture-removal';
import { toWireTime } from '@/backend/kernel/text/time';
import { eraseCommenter } from './erase-comments';
import { eraseWebhooks } from './erase-webhooks';
import { requireAnAdmin } from './last-admin';
import { checkOwnership } from './passwords/proofs';
import { findById } from '@/backend/modules/accounts/queries/users';
import { readDuties } from '@/backend/modules/accounts/queries/duties';
import { readUser } from '@/backend/modules/accounts/queries/read-user';
import { users } from '@/backend/db/schema/users';
import { text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';

type Rows = Record<string, unknown>[];

/**
 * The queries for everything stored about a member, by table or topic; `id` is the member's. Hashes of tokens and
 * passwords are left out.
 */
const RECORDS = {
  sessions: (id: number) =>
    sql`select user_agent, ip, created_at, last_used_at, expires_at from sessions where user_id = ${id} order by id`,
  passkeys: (id: number) =>
    sql`select name, is_synced, created_at, last_used_at from passkeys where user_id = ${id} order by id`,
  identities: (id: number) => sql`select provider, subject, created_at from identities where user_id = ${id}`,
  collections: (id: number) =>
    sql`select content_id, created_at from collections where user_id = ${id} order by created_at`,
  likes: (id: number) =>
    sql`select content_id, created_at from likes where user_id = ${id} order by created_at`,
  follows: (id: number) =>
    sql`select author_id, created_at from follows where user_id = ${id} order by created_at`,
  watched_series: (id: number) =>
    sql`select s.key, w.created_at from watched_series w join data_series s on s.id = w.series_id
      where w.user_id = ${id} order by w.created_at`,
  price_alerts: (id: number) =>
    sql`select s.key, a.direction, a.level, a.created_at, a.fired_at from price_alerts a
      join data_series s on s.id = a.series_id where a.user_id = ${id} order by a.id`,
  tool_votes: (id: number) =>
    sql`select tool_id, created_at from tool_votes where user_id = ${id} order by created_at`,
  tool_submissions: (id: number) =>
    sql`select name, url, description, status, reason, created_at from tool_submissions
      where user_id = ${id} order by id`,
  searches: (id: number) =>
    sql`select keyword, created_at from search_records where user_id = ${id} order by created_at`,
  feedback: (id: number) =>
    sql`select content, images, created_at from feedback where user_id = ${id} order by id`,
  messages: (id: number) =>
    sql`select kind, key, params, created_at, read_at from messages where user_id = ${id} order by id`,
  verifications: (id: number) =>
    sql`select status, name, document_type, document_number, reason, created_at, decided_at
      from verification_requests where user_id = ${id} order by id`,
  uploads: (id: number) =>
    sql`select path, purpose, created_at from uploads where user_id = ${id} order by created_at`,
  contents: (id: number) =>
    sql`select c.id, c.kind, c.status, t.lang, t.title, t.summary, t.body, c.release_time from contents c
      join content_texts t on t.content_id = c.id where c.owner_id = ${id} order by c.id, t.lang`,
  drafts: (id: number) =>
    sql`select c.id, c.kind, c.status, m.edit, m.document, m.saved_at from contents c
      join manuscripts m on m.content_id = c.id where c.owner_id = ${id} order by c.id`,
  orders: (id: number) =>
    sql`select number, event_id, status, total, currency, name, email, transfer_id, created_at, paid_at
      from orders where user_id = ${id} order by id`,
  tickets: (id: number) =>
    sql`select t.code, t.event_id, t.state, t.name, t.email, t.answers from tickets t
      join orders o on o.id = t.order_id where o.user_id = ${id} order by t.id`,
  ticket_transfers: (id: number) =>
    sql`select t.event_id, x.state, x.name, x.email, x.sent_at, x.ended_at from ticket_transfers x
      join tickets t on t.id = x.ticket_id where x.from_id = ${id} order by x.id`,
  waiting: (id: number) =>
    sql`select event_id, ticket_type_id, quantity, state, created_at from waitlist where user_id = ${id} order by id`,
  comments: (id: number) =>
    sql`select content_id, parent_id, body, quote, lang, state, held_reason, reason, note, appeal, created_at, edited_at
      from comments where user_id = ${id} order by id`,
  comment_likes: (id: number) =>
    sql`select comment_id, created_at from comment_likes where user_id = ${id} order by created_at`,
  comment_reports: (id: number) =>
    sql`select comment_id, reason, note, created_at from comment_reports where user_id = ${id} order by created_at`,
  webhooks: (id: number) =>
    sql`select url, subjects, created_at, paused_at from event_webhooks where user_id = ${id} order by id`,
  comment_bans: (id: number) => sql`select until, reason, created_at from comment_bans where user_id = ${id}`,
  views: (id: number) =>
    sql`select page, title, created_at from page_views where user_id = ${String(id)} order by id limit 10000`,
} as const;

/** Everything stored about a member; of page views only the oldest 10,000. @throws ApiError tooManyRequests */
export async function exportData(context: Context, member: Member): Promise<CallOutput<'exportData'>> {
  await countTries(context, [['exportAccount', member.id]]);
  const records: Record<string, Rows> = {};
  for (const [name, query] of Object.entries(RECORDS))
    records[name] = [...(await context.db.execute(query(member.id)))];
  const user = await readUser(context, member);
  const account = await findById(context, member.id);
  const subscriber = account?.email ? await exportSubscriber(context, account.email) : null;
  records.newsletters = subscriber === null ? [] : [subscriber];
  records.addresses = [{ email: user.email, mobile: account?.mobile ?? '', phone_code: user.phone_code }];
  return { exported_time: toWireTime(context.now()), user, records };
}

/**
 * Deletes an account: its rows and unpublished drafts are deleted, published stories stay without an owner, and of the
 * member only the id remains.
 * @throws ApiError ownershipRequired, credentialsWrong, tooManyRequests, lastAdmin, dutiesFirst while events, money or
 * tickets are not in order
 */
export async function deleteAccount(
  context: Context,
  caller: CallerAt<'user'>,
  form: CallParsedInput<'deleteAccount'>,
): Promise<void> {
  const member = caller.member;
  const proveOwnership = await checkOwnership(context, caller, member, form);
  const account = await findById(context, member.id);
  await inTransaction(context, async (inner) => {
    await proveOwnership(inner);
    if (member.roles.includes('admin')) await requireAnAdmin(inner, member.id);
    await refuseDuties(inner, member.id, form.gives_up_tickets);
    await eraseUser(inner, member.id);
    if (account?.email)
      await queueMail(inner, account.email, { key: 'accountDeleted', locale: account.locale });
  });
}

/**
 * Refuses while the member still has duties, or tickets that they did not agree to give up.
 * @throws ApiError dutiesFirst
 */
async function refuseDuties(inner: Context, id: number, givesUpTickets: boolean): Promise<void> {
  const { tickets, ...duties } = await readDuties(inner, id, 'en');
  const isOpen = Object.values(duties).some((list) => list.length > 0);
  if (isOpen || (tickets.length > 0 && !givesUpTickets)) throw new ApiError('dutiesFirst');
}

/**
 * Erases a member, inside the caller's transaction; it is safe to run again. Pictures that only the member used are
 * removed soon afterwards; pictures sent with feedback stay with it.
 */
export async function eraseUser(context: Context, id: number): Promise<void> {
  const { db } = context;
  await db.execute(sql`select 1 from users where id = ${id} for update`);
  const pictures = await readRows(
    db,
    sql`select path from uploads where user_id = ${id} and purpose in ('avatar', 'realname')
      union select avatar_img from users where id = ${id} and avatar_img like '/uploads/%'`,
    { path: text },
  );
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  if (account?.email) await eraseSubscriber(context, account.email);
  await queueRemoval(
    context,
    [...pictures].map(({ path }) => path),
  );
  await db.execute(sql`delete from outbox where kind in ('mail', 'sms') and delivered_at is null
    and payload->>'to' in (select email from users where id = ${id}
      union all select '+' || phone_code || mobile from users where id = ${id})`);
  await db.execute(sql`delete from held_letters where state = 'waiting'
    and lower(payload->>'to') in (select lower(email) from users where id = ${id})`);
  await db.execute(sql`update contents set likes_count = likes_count - 1
    where id in (select content_id from likes where user_id = ${id})`);
  await db.execute(sql`update contents set collections_count = collections_count - 1
    where id in (select content_id from collections where user_id = ${id})`);
  await eraseCommenter(context, id);
  for (const table of OWN_TABLES)
    await db.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`);
  await db.execute(sql`delete from codes where asked_by = ${id} or address in (
    select 'mail:' || email from users where id = ${id}
    union all select 'sms:' || phone_code || ':' || mobile from users where id = ${id})`);
  await db.execute(sql`update ticket_transfers set from_name = '', from_id = null,
    state = case when state = 'pending' then 'void' else state end where from_id = ${id}`);
  await db.execute(sql`update feedback set user_id = null where user_id = ${id}`);
  await db.execute(sql`update authors set user_id = null where user_id = ${id}`);
  await db.execute(sql`update organisers set user_id = null where user_id = ${id}`);
  await db.execute(
    sql`delete from contents where owner_id = ${id} and status in ('draft', 'pending', 'rejected', 'scheduled')`,
  );
  await db.execute(sql`update contents set owner_id = null where owner_id = ${id}`);
  await db.execute(sql`delete from draft_presence where user_id = ${id}`);
  await eraseWebhooks(context, id);
  // Orders keep their sums, but not the name.
  await db.execute(
    sql`update orders set user_id = null, name = '', email = '', invoice = null where user_id = ${id}`,
  );
  await db.execute(sql`update page_views set user_id = '' where user_id = ${String(id)}`);
  await db
    .update(users)
    .set({ ...NOBODY, updatedAt: context.now() })
    .where(and(eq(users.id, id), ne(users.status, 'deleted')));
}

/**
 * Erases again the members who left in the last hour: calls that were still running may have written rows for them
 * since.
 */
export async function eraseLateWrites(context: Context): Promise<void> {
  const lately = new Date(context.now().getTime() - LATE_MS);
  const left = await context.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 'deleted'), gt(users.updatedAt, lately)));
  for (const { id } of left) await inTransaction(context, (inner) => eraseUser(inner, id));
}

const LATE_MS = 60 * 60_000;

const OWN_TABLES = [
  'watched_series',
  'price_alerts',
  'tool_votes',
  'tool_submissions',
  'sessions',
  'proofs',
  'known_devices',
  'passkeys',
  'passkey_challenges',
  'identities',
  'messages',
  'verification_requests',
  'uploads',
  'likes',
  'collections',
  'follows',
  'search_records',
  'waitlist',
  'event_staff',
  'cohost_invitations',
] as const;

const NOBODY = {
  status: 'deleted',
  nickname: '',
  avatarImg: '',
  email: null,
  mobile: null,
  phoneCode: null,
  passwordHash: null,
  bio: '',
  roles: [],
  levels: [],
  isSample: false,
} satisfies Partial<typeof users.$inferInsert>;
