import { type SQL, sql } from 'drizzle-orm';
import { integer, json, nullable, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import type { OutboxKind } from './handler';
import { leaseEnd } from './lease';

const DUE_COLUMNS = {
  id: integer,
  payload: json,
  attempts: integer,
  recipient: nullable(text),
};
export type DueRow = RowOf<typeof DUE_COLUMNS>;

const waiting = (row: string) => sql.raw(`${row}.delivered_at is null and ${row}.failed_at is null`);

/** A row without a lane is one of its own. */
const lane = (row: string) => sql.raw(`coalesce(${row}.lane, 'row ' || ${row}.id)`);

/**
 * Leases due rows, so that only one of several backends delivers each. Of the rows to one recipient only the oldest is
 * taken until it is delivered; it is due as soon as any of them is. Of a kind with lanes, none takes more than its room.
 */
export async function claimDue(context: Context, kind: OutboxKind, max: number): Promise<DueRow[]> {
  const until = leaseEnd(context, kind).toISOString();
  const moment = context.now().toISOString();
  const isDue = sql`h.kind = ${kind.name} and ${waiting('h')} and (h.leased_until is null or h.leased_until <= ${moment})
        and not exists (select 1 from outbox e where e.kind = h.kind and e.recipient = h.recipient
          and ${waiting('e')} and e.id < h.id)
        and (h.due_at <= ${moment} or exists (select 1 from outbox d where d.kind = h.kind
          and d.recipient = h.recipient and ${waiting('d')} and d.due_at <= ${moment}))`;
  const hasRoom = roomInLanes(kind, moment, isDue);
  const rows = await readRows(
    context.db,
    sql`
    update outbox set leased_until = ${until} where id in (
      select h.id from outbox h where ${isDue} ${hasRoom}
      order by h.due_at, h.id limit ${max} for update skip locked)
    returning id, payload, attempts, recipient`,
    DUE_COLUMNS,
  );
  return rows.sort((a, b) => a.id - b.id);
}

/**
 * The condition that a due row has room: that fewer than `perLane` rows of its lane are under way or due before it, and, when
 * a row of its lane has failed, that those of all such lanes leave half of the room. Two backends that look at the same
 * moment may exceed it by what one of them takes.
 */
function roomInLanes({ name, handler: { perLane, parallel } }: OutboxKind, moment: string, isDue: SQL): SQL {
  if (perLane === undefined) return sql``;
  return sql`and h.id in (
    with lanes as (
      select ${lane('o')} as lane, count(*) filter (where leased_until > ${moment}) as busy, bool_or(attempts > 0) as is_failing
      from outbox o where o.kind = ${name} and ${waiting('o')} group by 1),
    placed as (
      select h.id, h.due_at, l.is_failing,
        l.busy + row_number() over (partition by l.lane order by h.due_at, h.id) as place
      from outbox h join lanes l on l.lane = ${lane('h')} where ${isDue}),
    sorted as (
      select id, is_failing, row_number() over (partition by is_failing order by due_at, id) as place
      from placed where place <= ${perLane}::int)
    select id from sorted where not is_failing
      or place + (select coalesce(sum(busy), 0) from lanes where is_failing) <= ${Math.floor(parallel / 2)}::int)`;
}

/** The condition that a row is due that no backend has leased, or has not leased for long enough. */
export function isOutboxDue({ now }: Context): SQL {
  const moment = now().toISOString();
  return sql`exists (select from outbox o where ${waiting('o')} and o.due_at <= ${moment}
    and (o.leased_until is null or o.leased_until <= ${moment}))`;
}

/** The kinds of which a row is due that no backend has leased, or has not leased for long enough. */
export async function listDueKinds({ db, now }: Context): Promise<string[]> {
  const moment = now().toISOString();
  const rows = await readRows(
    db,
    sql`
    select distinct o.kind from outbox o where ${waiting('o')} and o.due_at <= ${moment}
      and (o.leased_until is null or o.leased_until <= ${moment})`,
    { kind: text },
  );
  return rows.map(({ kind }) => kind);
}
