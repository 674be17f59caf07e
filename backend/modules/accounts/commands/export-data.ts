import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { countTries } from '@/backend/kernel/limits';
import { toWireTime } from '@/backend/kernel/text/time';
import { findById } from '@/backend/modules/accounts/queries/users';
import { readUser } from '@/backend/modules/accounts/queries/read-user';
import { exportSubscriber } from '@/backend/modules/newsletters/queries/subscriber';

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
  member_follows: (id: number) =>
    sql`select kind, target_id, pace, by_mail, created_at from member_follows where user_id = ${id} order by id`,
  follow_settings: (id: number) =>
    sql`select time_zone, hour, weekday from follow_settings where user_id = ${id}`,
  follow_news: (id: number) =>
    sql`select subject, mail_state, push_state, created_at from follow_news where user_id = ${id} order by id`,
  follow_letters: (id: number) =>
    sql`select is_at_once, state, begun_at, ended_at from follow_letters where user_id = ${id} order by id`,
  readings: (id: number) =>
    sql`select content_id, tenth, updated_at from readings where user_id = ${id} order by content_id`,
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
  feedback_replies: (id: number) =>
    sql`select r.feedback_id, r.text, r.created_at from feedback_replies r join feedback f on f.id = r.feedback_id
      where f.user_id = ${id} order by r.id`,
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
    sql`select id, number, event_id, status, total, currency, name, email, invoice, note, method, transfer_id, payout_tail,
      created_at, paid_at from orders where user_id = ${id} order by id`,
  order_items: (id: number) =>
    sql`select i.order_id, i.ticket_type_id, i.name, i.quantity, i.price from order_items i
      join orders o on o.id = i.order_id where o.user_id = ${id} order by i.id`,
  order_log: (id: number) =>
    sql`select l.order_id, l.at, l.action, l.before, l.after, l.detail ->> 'reason' as reason from order_log l
      join orders o on o.id = l.order_id where o.user_id = ${id} order by l.id`,
  payments: (id: number) =>
    sql`select p.order_id, p.provider, p.state, p.amount, p.currency, p.created_at, p.received_at from payments p
      join orders o on o.id = p.order_id where o.user_id = ${id} order by p.id`,
  refunds: (id: number) =>
    sql`select r.order_id, r.state, r.amount, r.currency, r.reason, r.way, r.created_at, r.done_at from refunds r
      join orders o on o.id = r.order_id where o.user_id = ${id} order by r.id`,
  receipts: (id: number) =>
    sql`select r.order_id, r.number, r.amount, r.tax, r.currency, r.content, r.invoice, r.issued_at from receipts r
      join orders o on o.id = r.order_id where o.user_id = ${id} order by r.id`,
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
  api_keys: (id: number) =>
    sql`select name, hint, scopes, created_at, expires_at, last_used_at, uses, revoked_at from api_keys
      where user_id = ${id} order by id`,
  comment_bans: (id: number) => sql`select until, reason, created_at from comment_bans where user_id = ${id}`,
  known_devices: (id: number) =>
    sql`select last_used_at from known_devices where user_id = ${id} order by last_used_at`,
  authors: (id: number) =>
    sql`select name, bio, avatar_img, links, is_columnist from authors where user_id = ${id} order by id`,
  organisers: (id: number) =>
    sql`select name, description, social, contact_email, seller_name, tax_number from organisers
      where user_id = ${id} order by id`,
  events: (id: number) =>
    sql`select e.id, e.status, e.mode, e.edition as region, e.poster, e.start_time, e.end_time, e.time_zone, e.map_url, e.join_url,
      e.links, e.agenda, e.speakers, e.questions, e.capacity, e.refund_hours, e.kept_percent, e.payment_note,
      e.cancel_reason, e.created_at, e.updated_time from events e join organisers o on o.id = e.organiser_id
      where o.user_id = ${id} order by e.id`,
  event_texts: (id: number) =>
    sql`select t.event_id, t.lang, t.title, t.summary, t.details, t.city, t.address from event_texts t
      join events e on e.id = t.event_id join organisers o on o.id = e.organiser_id
      where o.user_id = ${id} order by t.event_id, t.lang`,
  ticket_types: (id: number) =>
    sql`select t.event_id, t.id, t.kind, t.name, t.note, t.price, t.currency, t.quantity, t.taken from ticket_types t
      join events e on e.id = t.event_id join organisers o on o.id = e.organiser_id
      where o.user_id = ${id} order by t.event_id, t.position`,
  event_cohosts: (id: number) =>
    sql`select c.event_id from event_cohosts c join organisers o on o.id = c.organiser_id
      where o.user_id = ${id} order by c.event_id`,
  event_staff: (id: number) =>
    sql`select event_id, role, created_at from event_staff where user_id = ${id} order by created_at`,
  cohost_invitations: (id: number) =>
    sql`select event_id, state, created_at, answered_at from cohost_invitations
      where user_id = ${id} order by created_at`,
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
