import { sql } from 'drizzle-orm';
import { ownValue } from '@/backend/contract/own-value';
import { isNearTime } from '@/backend/contract/fields';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { checkInLists } from '@/backend/db/schema/check-in';
import { idArray } from '@/backend/db/arrays';
import {
  boolean,
  dictionary,
  instant,
  integer,
  list,
  localText,
  nullable,
  oneOf,
  type RowOf,
  text,
} from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { TICKET_STATES } from '@/backend/contract/tickets/statuses';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { lettersOf, mailStart } from './name-search';

type ListRow = typeof checkInLists.$inferSelect;
type GateTicket = CallOutput<'syncGate'>['tickets'][number];

/**
 * Each answer also has the tickets changed in this time before the cursor, in ms, because some may have changed while
 * the previous answer was read; a phone may get the same ticket twice.
 */
const OVERLAP_MS = 10_000;

const COLUMNS = {
  id: integer,
  code: text,
  version: integer,
  name: text,
  email: text,
  type: localText,
  type_id: integer,
  state: oneOf(TICKET_STATES),
  answers: dictionary(text),
  at: nullable(instant),
  kind: nullable(text),
  device: nullable(text),
  former_codes: nullable(list(text)),
  is_disputed: boolean,
  is_test: boolean,
};
type Row = RowOf<typeof COLUMNS>;

/**
 * The tickets of an event as a gate may see them, those changed since the cursor: no orders, prices or whole addresses.
 * All tickets that ever had a code are among them, because a phone takes an unknown one for newer than its list.
 */
export async function gateTickets(
  { db }: Context,
  event: EventRow,
  list: ListRow,
  cursor: string | undefined,
  locale: Locale,
): Promise<GateTicket[]> {
  const time = new Date(cursor ?? NaN);
  const since = isNearTime(time) ? new Date(time.getTime() - OVERLAP_MS) : new Date(0);
  const rows = await readRows(
    db,
    sql`
    select t.id, t.code, t.version, t.name, t.email, i.name as type, t.ticket_type_id as type_id, t.state, t.answers, s.at, s.kind, s.device,
      (select json_agg(f.code) from former_codes f where f.ticket_id = t.id) as former_codes,
      exists (select 1 from payments p where p.order_id = t.order_id and p.state = 'disputed') as is_disputed,
      o.is_test
    from tickets t join order_items i on i.id = t.item_id join orders o on o.id = t.order_id
    left join lateral (select s.at, s.kind, d.name as device from scans s join gate_devices d on d.id = s.device_id
      where s.list_id = ${list.id} and s.ticket_id = t.id and s.result in ('admitted', 'left') and s.undone_at is null
        and s.server_result is distinct from 'moved'
      order by s.at desc limit 1) s on true
    where t.event_id = ${event.id} and t.updated_at >= ${since.toISOString()}::timestamptz
      and (o.paid_at is not null or t.state in ('reserved', 'requested')
        or exists (select 1 from order_log l where l.order_id = o.id and l.action = 'takeBack')) order by t.id`,
    COLUMNS,
  );
  return rows.map((row) => toGateTicket(row, event, list, locale));
}

function toGateTicket(row: Row, event: EventRow, list: ListRow, locale: Locale): GateTicket {
  return {
    id: row.id,
    code: row.code,
    version: row.version,
    name: row.name,
    letters: lettersOf(row.name),
    mail_start: mailStart(row.email),
    type_name: pickText(row.type, locale).text,
    state: row.state,
    checked_in:
      row.at && row.kind === 'entry' ? { time: row.at.toISOString(), device: row.device ?? '' } : null,
    answers: event.questions
      .filter(({ key, isForGate }) => isForGate && ownValue(row.answers, key))
      .map(({ key, label }) => ({
        label: pickText(label, locale).text,
        answer: ownValue(row.answers, key) ?? '',
      })),
    is_allowed: list.ticketTypeIds.length === 0 || list.ticketTypeIds.includes(row.type_id),
    former_codes: row.former_codes ?? [],
    is_disputed: row.is_disputed,
    ...(row.is_test && { is_test: true }),
  };
}

/** How many valid tickets a list admits, and how many tickets have entered. */
export async function gateCounts({ db }: Context, list: ListRow): Promise<CallOutput<'syncGate'>['counts']> {
  const [row] = await readRows(
    db,
    sql`
    select (select count(*) from tickets t where t.event_id = ${list.eventId} and t.state = 'valid'
        and (${list.ticketTypeIds.length === 0} or t.ticket_type_id = any(${idArray(list.ticketTypeIds)}))) as expected,
      (select count(distinct s.ticket_id) from scans s
        where s.list_id = ${list.id} and s.result = 'admitted' and s.kind = 'entry' and s.undone_at is null) as checked_in`,
    { expected: integer, checked_in: integer },
  );
  return { expected: row?.expected ?? 0, checked_in: row?.checked_in ?? 0 };
}
