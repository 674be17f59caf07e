import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { CallerAt } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { CallParsedInput } from '@/backend/contract/calls';
import { eraseSubscriber } from '@/backend/modules/newsletters/commands/erase';
import { queueLetter } from '@/backend/outbox/mail';
import { queueRemoval } from '@/backend/outbox/picture-removal';
import { eraseCommenter } from './erase-comments';
import { eraseOrders } from './erase-orders';
import { eraseOrganiser } from './erase-organiser';
import { eraseWebhooks } from './erase-webhooks';
import { lockEventsOf } from './lock-events';
import { requireAnAdmin } from './last-admin';
import { checkOwnership } from './passwords/proofs';
import { findById } from '@/backend/modules/accounts/queries/users';
import { readDuties } from '@/backend/modules/accounts/queries/duties';
import { users } from '@/backend/db/schema/users';
import { text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';

/**
 * Deletes an account: its rows, unpublished drafts and unpublished changes are deleted, published stories and what the
 * desk has scheduled stay without an owner, and of the member only the id remains.
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
    // No event of theirs is approved, and no money of theirs moves, between the list of duties and the end of the account.
    await lockEventsOf(inner, member.id);
    await proveOwnership(inner);
    if (member.roles.includes('admin')) await requireAnAdmin(inner, member.id);
    await refuseDuties(inner, member.id, form.gives_up_tickets);
    await eraseUser(inner, member.id);
    if (account?.email)
      await queueLetter(inner, account.email, { key: 'accountDeleted', locale: account.locale });
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
  await lockEventsOf(context, id);
  await db.execute(sql`select 1 from users where id = ${id} for update`);
  const pictures = await readRows(
    db,
    sql`select path from uploads where user_id = ${id}
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
  // Before what they follow: the browsers are found by it.
  await db.execute(sql`delete from alert_topics t using member_follows f
    where f.user_id = ${id} and t.topic = 'follow:' || f.id`);
  await db.execute(sql`delete from alert_subscriptions s
    where not exists (select from alert_topics t where t.subscription_id = s.id)`);
  for (const table of OWN_TABLES)
    await db.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`);
  await db.execute(sql`delete from codes where asked_by = ${id} or address in (
    select 'mail:' || email from users where id = ${id}
    union all select 'sms:' || phone_code || ':' || mobile from users where id = ${id})`);
  await db.execute(sql`update ticket_transfers set from_name = '', from_id = null,
    state = case when state = 'pending' then 'void' else state end where from_id = ${id}`);
  await db.execute(sql`update feedback set user_id = null where user_id = ${id}`);
  await db.execute(sql`update authors set user_id = null where user_id = ${id}`);
  await eraseOrganiser(context, id);
  await context.leaveStories(context, id);
  await db.execute(sql`delete from draft_presence where user_id = ${id}`);
  await eraseWebhooks(context, id);
  await eraseOrders(context, id);
  await db.execute(
    sql`update audit_log set title = '' where subject = 'user' and subject_id = ${String(id)}`,
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
  'api_keys',
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
  'follow_news',
  'follow_letters',
  'follow_settings',
  'member_follows',
  'readings',
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
