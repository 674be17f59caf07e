import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { ScanResult } from '@/backend/contract/tickets/statuses';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { againstRules } from './against-rules';

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
  const rows = await db.execute<{
    id: string;
    name: string;
    list: string;
    last_sync: string | null;
    is_over: boolean;
    admitted: string;
  }>(sql`
    select d.id, d.name, l.name as list, d.last_sync_at as last_sync,
      d.revoked_at is not null or d.expires_at <= ${now().toISOString()}::timestamptz as is_over,
      (select count(*) from ${scansOf(eventId)} and s.device_id = d.id and ${ADMITTED}) as admitted
    from gate_devices d join check_in_lists l on l.id = d.list_id
    where l.event_id = ${eventId} and (d.token_hash is not null or d.revoked_at is not null) order by d.id`);
  return rows
    .map((row) => ({
      id: Number(row.id),
      name: row.name,
      list: row.list,
      admitted: Number(row.admitted),
      last_sync: row.last_sync && new Date(row.last_sync).toISOString(),
      is_over: row.is_over,
    }))
    .filter(({ admitted, is_over }) => admitted > 0 || !is_over);
}

async function readScanSums(
  { db, now }: Context,
  eventId: number,
): Promise<Pick<Gate, 'last_ten_minutes' | 'refused'>> {
  const since = new Date(now().getTime() - TEN_MINUTES_MS).toISOString();
  const rows = await db.execute<{ result: ScanResult; total: string; late: string }>(sql`
    select s.result, count(*) as total, count(*) filter (where s.at > ${since}::timestamptz and ${ADMITTED}) as late
    from ${scansOf(eventId)} group by 1 order by 2 desc, 1`);
  return {
    last_ten_minutes: rows.reduce((sum, { late }) => sum + Number(late), 0),
    refused: rows
      .filter(({ result }) => result !== 'admitted' && result !== 'left')
      .map(({ result, total }) => ({ result, count: Number(total) })),
  };
}

async function readRecent(context: Context, eventId: number, locale: Locale): Promise<Gate['recent']> {
  const rows = await context.db.execute<{
    id: string;
    at: string;
    result: ScanResult;
    door: string;
    name: string | null;
    type: LocalText | null;
    code: string;
    first_at: string | null;
    first_door: string | null;
    ticket_id: string | null;
    server_result: ScanResult | null;
    received_at: string;
  }>(sql`
    select r.*, d.name as door, k.name as type, f.at as first_at, f.door as first_door from (
      select s.id, s.at, s.result, s.server_result, s.received_at, s.list_id, s.device_id, s.ticket_id, t.name, t.ticket_type_id,
        coalesce(t.code, s.code) as code
      from ${scansOf(eventId)} and s.undone_at is null order by s.at desc, s.id limit ${RECENT}) r
    join gate_devices d on d.id = r.device_id
    left join ticket_types k on k.id = r.ticket_type_id
    left join lateral (select s.at, e.name as door from scans s join gate_devices e on e.id = s.device_id
      where r.result = 'used' and s.list_id = r.list_id and s.ticket_id = r.ticket_id and ${ADMITTED}
        and s.id <> r.id order by s.at limit 1) f on true
    order by r.at desc, r.id`);
  const list: Gate['recent'] = [];
  for (const row of rows)
    list.push({
      id: row.id,
      time: new Date(row.at).toISOString(),
      result: row.result,
      door: row.door,
      name: row.name ?? '',
      type_name: row.type ? pickText(row.type, locale).text : '',
      code: row.code,
      first:
        row.first_at === null
          ? null
          : { time: new Date(row.first_at).toISOString(), door: row.first_door ?? '' },
      against: await againstRules(context, row),
    });
  return list;
}
