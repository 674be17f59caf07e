import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { boolean, instant, integer, localText, nullable, oneOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { SCAN_RESULTS } from '@/backend/contract/tickets/statuses';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { findRuleConflicts } from './rule-conflicts';

type Gate = NonNullable<CallOutput<'activityHome'>['gate']>;

const RECENT = 6;
const TEN_MINUTES_MS = 600_000;

/** The numbers of the gate phones of an event. Scans of test tickets do not count. The caller must check the rights. */
export async function readGateNumbers(context: Context, eventId: number, locale: Locale): Promise<Gate> {
  return {
    doors: await readDoors(context, eventId),
    ...(await readScanSums(context, eventId)),
    recent: await readRecent(context, eventId, locale),
  };
}

const ADMITTED = sql`s.result = 'admitted' and s.kind = 'entry' and s.undone_at is null`;

/** Scans of an event with their tickets, without those of test orders. */
const scansOf = (eventId: number) => sql`scans s join check_in_lists l on l.id = s.list_id
  left join tickets t on t.id = s.ticket_id left join orders o on o.id = t.order_id
  where l.event_id = ${eventId} and o.is_test is not true`;

async function readDoors({ db, now }: Context, eventId: number): Promise<Gate['doors']> {
  const rows = await readRows(
    db,
    sql`
    select d.id, d.name, l.name as list, d.last_sync_at as last_sync,
      d.revoked_at is not null or d.expires_at <= ${now().toISOString()}::timestamptz as is_over,
      (select count(*) from ${scansOf(eventId)} and s.device_id = d.id and ${ADMITTED}) as admitted
    from gate_devices d join check_in_lists l on l.id = d.list_id
    where l.event_id = ${eventId} and (d.token_hash is not null or d.revoked_at is not null) order by d.id`,
    {
      id: integer,
      name: text,
      list: text,
      last_sync: nullable(instant),
      is_over: boolean,
      admitted: integer,
    },
  );
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      list: row.list,
      admitted: row.admitted,
      last_sync: row.last_sync?.toISOString() ?? null,
      is_over: row.is_over,
    }))
    .filter(({ admitted, is_over }) => admitted > 0 || !is_over);
}

async function readScanSums(
  { db, now }: Context,
  eventId: number,
): Promise<Pick<Gate, 'last_ten_minutes' | 'refused'>> {
  const since = new Date(now().getTime() - TEN_MINUTES_MS).toISOString();
  const rows = await readRows(
    db,
    sql`
    select s.result, count(*) as total, count(*) filter (where s.at > ${since}::timestamptz and ${ADMITTED}) as late
    from ${scansOf(eventId)} group by 1 order by 2 desc, 1`,
    { result: oneOf(SCAN_RESULTS), total: integer, late: integer },
  );
  return {
    last_ten_minutes: rows.reduce((sum, { late }) => sum + late, 0),
    refused: rows
      .filter(({ result }) => result !== 'admitted' && result !== 'left')
      .map(({ result, total }) => ({ result, count: total })),
  };
}

async function readRecent(context: Context, eventId: number, locale: Locale): Promise<Gate['recent']> {
  const rows = await readRows(
    context.db,
    sql`
    select r.*, d.name as door, k.name as type, f.at as first_at, f.door as first_door from (
      select s.id, s.at, s.result, s.server_result, s.received_at, s.list_id, s.device_id, s.ticket_id, t.name, t.ticket_type_id,
        coalesce(t.code, s.code) as code
      from ${scansOf(eventId)} and s.undone_at is null order by s.at desc, s.id limit ${RECENT}) r
    join gate_devices d on d.id = r.device_id
    left join ticket_types k on k.id = r.ticket_type_id
    left join lateral (select s.at, e.name as door from scans s join gate_devices e on e.id = s.device_id
      where r.result = 'used' and s.list_id = r.list_id and s.ticket_id = r.ticket_id and ${ADMITTED}
        and s.id <> r.id order by s.at limit 1) f on true
    order by r.at desc, r.id`,
    {
      id: text,
      at: instant,
      result: oneOf(SCAN_RESULTS),
      door: text,
      name: nullable(text),
      type: nullable(localText),
      code: text,
      first_at: nullable(instant),
      first_door: nullable(text),
      ticket_id: nullable(integer),
      server_result: nullable(oneOf(SCAN_RESULTS)),
      received_at: instant,
    },
  );
  const against = await findRuleConflicts(context, rows);
  return rows.map((row, place) => ({
    id: row.id,
    time: row.at.toISOString(),
    result: row.result,
    door: row.door,
    name: row.name ?? '',
    type_name: row.type ? pickText(row.type, locale).text : '',
    code: row.code,
    first: row.first_at === null ? null : { time: row.first_at.toISOString(), door: row.first_door ?? '' },
    against: against[place] ?? null,
  }));
}
