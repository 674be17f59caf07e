import { and, eq, exists, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { events } from '@/backend/db/schema/events';
import { ticketTypes } from '@/backend/db/schema/tickets';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import type { DueJob } from '@/backend/kernel/due-work';
import { queueRevalidation } from '@/backend/outbox/revalidate';

/** Longer than the lifetime of a page in the cache, so that changes while no backend ran are included. */
const LOOK_BACK_MS = 120_000;

/**
 * Marks pages of events as out of date after changes that come with time alone: an event began or ended, a sale opened
 * or closed, a price step ended. Each run covers the time since the run before.
 */
export function pagesByClock(context: Context): DueJob {
  let notified = new Date(context.now().getTime() - LOOK_BACK_MS);
  const changed = (until: Date) => {
    const [from, to] = [notified.toISOString(), until.toISOString()];
    const isIn = (time: SQL) => sql`${time} > ${from}::timestamptz and ${time} <= ${to}::timestamptz`;
    return sql`select e.id from events e where e.status = 'published' and (${isIn(sql`e.start_time`)}
      or ${isIn(sql`e.end_time`)} or exists (select 1 from ticket_types k where k.event_id = e.id
        and (${isIn(sql`k.sale_opens`)} or ${isIn(sql`k.sale_closes`)})))`;
  };
  const work = async () => {
    const now = context.now();
    const rows = await readRows(context.db, changed(now), { id: integer });
    const ids = [...rows.map(({ id }) => id), ...(await withNewPrices(context, notified, now))];
    if (ids.length > 0) await queueRevalidation(context, [tags.events, ...ids.map((id) => tags.event(id))]);
    notified = now;
  };
  return {
    name: 'notifying pages of the time',
    isDue: () => or(sql`exists (${changed(context.now())})`, exists(withPriceSteps(context, notified))),
    work,
  };
}

const withPriceSteps = ({ db }: Context, from: Date) =>
  db
    .select({ id: events.id, steps: ticketTypes.steps })
    .from(ticketTypes)
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
    .where(and(eq(events.status, 'published'), gt(events.endTime, from), ne(ticketTypes.steps, [])));

/**
 * Events with a price step that ended. Steps are read one by one, because a stored time that cannot be parsed would
 * make a query over all events fail.
 */
async function withNewPrices(context: Context, from: Date, until: Date): Promise<number[]> {
  const rows = await withPriceSteps(context, from);
  const isIn = (time: number) => time > from.getTime() && time <= until.getTime();
  return rows.flatMap(({ id, steps }) => (steps.some((step) => isIn(Date.parse(step.until))) ? id : []));
}
