import { sql, type SQL } from 'drizzle-orm';
import { shownPicture } from '@/backend/contract/addresses';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { Member } from '@/backend/kernel/caller';
import { unansweredTransfer } from '@/backend/db/unanswered-transfer';
import { contains } from '@/backend/db/text-match';
import {
  instant,
  integer,
  language,
  list,
  localText,
  nullable,
  object,
  oneOf,
  type RowOf,
  text,
} from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { EVENT_STATUSES } from '@/backend/contract/events/statuses';
import { STAFF_ROLES } from '@/backend/contract/tickets/statuses';
import type { Context } from '@/backend/kernel/context';
import { preferred } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';
import { namedOrganiser } from './organiser-name';

type OwnRow = CallOutput<'activityIndex'>['list'][number];

/** The most rows of the list of events to choose from. */
const MAX_INDEX_ROWS = 100;

const COLUMNS = {
  id: integer,
  version: integer,
  status: oneOf(EVENT_STATUSES),
  start_time: instant,
  end_time: instant,
  time_zone: text,
  poster: text,
  organiser_id: integer,
  organiser: localText,
  owner_id: nullable(integer),
  role: nullable(oneOf(STAFF_ROLES)),
  texts: nullable(list(object({ lang: language, title: text, city: text }))),
  seats: integer,
  taken: integer,
  waiting: integer,
  total: integer,
};
type Row = RowOf<typeof COLUMNS>;

/** Events a member holds or works at, or all with `isAll`; latest start first. */
export async function listOwnEvents(
  context: Context,
  member: Member,
  { page, size, locale, status, keyword }: CallParsedInput<'activityList'>,
  isAll: boolean,
): Promise<CallOutput<'activityList'>> {
  const now = sql`${context.now().toISOString()}::timestamptz`;
  const wanted = [
    isAll ? undefined : sql`(o.user_id = ${member.id} or s.role is not null)`,
    status === 'ended' ? sql`e.status = 'published' and e.end_time <= ${now}` : undefined,
    status === 'published' ? sql`e.status = 'published' and e.end_time > ${now}` : undefined,
    status && status !== 'ended' && status !== 'published' ? sql`e.status = ${status}` : undefined,
    keyword === ''
      ? undefined
      : sql`exists (select 1 from event_texts t where t.event_id = e.id and t.title ${contains(keyword)})`,
  ];
  const rows = await findRows(
    context,
    member,
    wanted,
    sql`e.start_time desc, e.id desc`,
    size,
    (page - 1) * size,
  );
  return {
    list: rows.map((row) => toRow(context, row, member, locale)),
    total: rows[0]?.total ?? 0,
    page,
    size,
  };
}

/** The member's events for lists to choose from: upcoming events first, then drafts, then events that are over. */
export async function listEventIndex(context: Context, member: Member, locale: Locale) {
  const now = sql`${context.now().toISOString()}::timestamptz`;
  const accessCondition = sql`(o.user_id = ${member.id} or s.role is not null)`;
  const order = sql`case when e.end_time <= ${now} then 2 when e.status = 'published' then 0 else 1 end,
    case when e.end_time > ${now} then e.start_time end, e.start_time desc`;
  const isAll = member.roles.includes('admin');
  const rows = await findRows(
    context,
    member,
    [isAll ? undefined : accessCondition],
    order,
    MAX_INDEX_ROWS,
    0,
  );
  return { list: rows.map((row) => toRow(context, row, member, locale)) };
}

/** Events that wait for review, by their last change, oldest first. */
export async function listPendingEvents(context: Context, member: Member, locale: Locale) {
  const rows = await findRows(
    context,
    member,
    [sql`e.status = 'pending'`],
    sql`e.updated_time, e.id`,
    MAX_INDEX_ROWS,
    0,
  );
  return { list: rows.map((row) => toRow(context, row, member, locale)) };
}

function findRows(
  { db }: Context,
  member: Member,
  wanted: (SQL | undefined)[],
  order: SQL,
  limit: number,
  offset: number,
) {
  const conditions = wanted.filter((condition) => condition !== undefined);
  return readRows(
    db,
    sql`
    select e.id, e.version, e.status, e.start_time, e.end_time, e.time_zone, e.poster, e.organiser_id,
      o.name as organiser, o.user_id as owner_id, s.role, count(*) over () as total,
      (select json_agg(json_build_object('lang', t.lang, 'title', t.title, 'city', t.city)) from event_texts t where t.event_id = e.id) as texts,
      (select least(coalesce(sum(k.quantity), 0), e.capacity) from ticket_types k where k.event_id = e.id) as seats,
      case when e.status in ('draft', 'pending') then 0 else (select coalesce(sum(k.taken), 0) from ticket_types k where k.event_id = e.id) end as taken,
      (select count(*) from orders d where d.event_id = e.id and not d.is_test and (d.status = 'awaiting_approval'
        or ${unansweredTransfer('d')})) as waiting
    from events e join organisers o on o.id = e.organiser_id
    left join event_staff s on s.event_id = e.id and s.user_id = ${member.id} and s.role not like 'asked_%'
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by ${order} limit ${limit} offset ${offset}`,
    COLUMNS,
  );
}

function toRow({ now }: Context, row: Row, member: Member, locale: Locale): OwnRow {
  const text = preferred(row.texts ?? [], locale);
  const isOwner = member.roles.includes('admin') || row.owner_id === member.id;
  return {
    id: row.id,
    version: row.version,
    title: text?.title ?? '',
    lang: text?.lang ?? locale,
    status: row.status,
    is_ended: row.end_time <= now(),
    start_time: toZonedIso(row.start_time, row.time_zone),
    end_time: toZonedIso(row.end_time, row.time_zone),
    time_zone: row.time_zone,
    city: text?.city ?? '',
    poster: shownPicture(row.poster),
    organiser: namedOrganiser({ id: row.organiser_id, name: row.organiser }, locale),
    roles: isOwner ? ['owner'] : row.role ? [row.role] : [],
    seats: row.seats,
    taken: row.taken,
    waiting: row.waiting,
  };
}
