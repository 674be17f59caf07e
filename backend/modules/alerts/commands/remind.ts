import { sql } from 'drizzle-orm';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import { isSectionOff } from '@/backend/kernel/site-brand';
import { queueAlert } from '@/backend/outbox/alerts';
import { sweepBrowsers } from './clear-topics';
import { clearWithoutTopics } from './subscribe';

const EVERY_MS = 30_000;
const SWEEP_MS = 3_600_000;
/** How long before the start of an event its reminder is sent. */
const AHEAD_HOURS = 24;

/**
 * Starts sending reminders of events, and deleting the topics of events that are over and browsers that are notified of
 * nothing any more.
 * @returns a function that stops it
 */
export function startReminders(context: Context): () => Promise<unknown> {
  const stops = [
    runEvery(context, EVERY_MS, 'reminding of events', () => remindOfEvents(context)),
    runEvery(context, EVERY_MS, 'forgetting past events', () => clearPastEvents(context)),
    runEvery(context, SWEEP_MS, 'forgetting browsers', () => sweepBrowsers(context)),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}

/** Queues, once for each start, the reminder of events that begin within 24 hours; none while their section is off. */
export async function remindOfEvents(context: Context): Promise<void> {
  if (await isSectionOff(context, 'events')) return;
  const now = context.now().toISOString();
  await inTransaction(context, async (inner) => {
    const rows = await readRows(
      inner.db,
      sql`
      update events set reminded_start = start_time
      where status = 'published' and start_time > ${now}::timestamptz
        and start_time <= ${now}::timestamptz + make_interval(hours => ${AHEAD_HOURS})
        and reminded_start is distinct from start_time
      returning id`,
      { id: integer },
    );
    for (const { id } of rows) await queueAlert(inner, { event: id, news: 'reminder' });
  });
}

/** Deletes the topics of events that are over. */
export async function clearPastEvents(context: Context): Promise<void> {
  const now = context.now().toISOString();
  await inTransaction(context, async (inner) => {
    const rows = await readRows(
      inner.db,
      sql`
      delete from alert_topics t using events e
      where t.topic = 'event:' || e.id and e.end_time < ${now}::timestamptz
      returning t.subscription_id as id`,
      { id: integer },
    );
    await clearWithoutTopics(inner, [...new Set(rows.map(({ id }) => id))]);
  });
}
