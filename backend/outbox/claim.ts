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

/**
 * Leases due rows, so that only one of several backends delivers each. Of the rows to one recipient only the oldest is
 * taken until it is delivered; it is due as soon as any of them is.
 */
export async function claimDue(context: Context, kind: OutboxKind, most: number): Promise<DueRow[]> {
  const until = leaseEnd(context, kind).toISOString();
  const moment = context.now().toISOString();
  const rows = await readRows(
    context.db,
    sql`
    update outbox set leased_until = ${until} where id in (
      select h.id from outbox h
      where h.kind = ${kind.name} and ${waiting('h')} and (h.leased_until is null or h.leased_until <= ${moment})
        and not exists (select 1 from outbox e where e.kind = h.kind and e.recipient = h.recipient
          and ${waiting('e')} and e.id < h.id)
        and (h.due_at <= ${moment} or exists (select 1 from outbox d where d.kind = h.kind
          and d.recipient = h.recipient and ${waiting('d')} and d.due_at <= ${moment}))
      order by h.due_at, h.id limit ${most} for update skip locked)
    returning id, payload, attempts, recipient`,
    DUE_COLUMNS,
  );
  return rows.sort((a, b) => a.id - b.id);
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
