import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { toDecimal } from '@/backend/contract/tickets/money';
import { boolean, instant, integer, language, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { queueRows } from '@/backend/outbox/queue-rows';
import type { Context } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import { toShortTime } from '@/backend/kernel/text/time';
import { eventsOf } from '@/backend/modules/tickets/queries/orders/parts';
import {
  type WaitingKind,
  WAITING_KINDS,
  waitingFor,
} from '@/backend/modules/tickets/queries/overview/waiting-for-organiser';
import { factLabels } from '@/backend/outbox/letters/fact-labels';
import { openPost } from './cause-letter';

const HOUR_MS = 3_600_000;
const MAX_ROWS = 10;

const payload = z.object({ eventId: z.number(), kind: z.enum(WAITING_KINDS) });

/**
 * Queues a letter to an organiser about orders that wait for an action of one kind: at most one per hour, which then
 * lists all that wait. The event must be locked, so that two orders at once do not queue two letters.
 */
export async function queueOrganiserLetter(
  context: Context,
  eventId: number,
  kind: WaitingKind,
): Promise<void> {
  const { db, now } = context;
  const [queueState] = await readRows(
    db,
    sql`
    select coalesce(bool_or(delivered_at is null), false) as is_queued, max(delivered_at) as last from outbox
    where kind = 'hostLetter' and payload->>'eventId' = ${String(eventId)} and payload->>'kind' = ${kind}`,
    { is_queued: boolean, last: nullable(instant) },
  );
  if (queueState?.is_queued) return;
  const next = queueState?.last ? queueState.last.getTime() + HOUR_MS : 0;
  await queueRows(context, {
    kind: 'hostLetter',
    payload: { eventId, kind },
    dueAt: new Date(Math.max(now().getTime(), next)),
  });
}

/**
 * Sends this letter to the organiser and the cashiers, with the orders that wait at that moment; nothing when none does
 * any more.
 */
export async function sendOrganiserLetter(context: Context, rawPayload: unknown): Promise<void> {
  const { eventId, kind } = payload.parse(rawPayload);
  const rows = await waitingFor(context, eventId, kind);
  if (rows.length === 0) return;
  const people = await readRows(
    context.db,
    sql`
    select u.id, u.email, u.locale from users u where u.status = 'active' and u.email is not null and (
      u.id = (select g.user_id from events e join organisers g on g.id = e.organiser_id where e.id = ${eventId})
      or u.id in (select user_id from event_staff where event_id = ${eventId} and role = 'cashier')) order by u.id`,
    { id: integer, email: text, locale: language },
  );
  for (const { id, email, locale } of people) {
    const event = (await eventsOf(context, [eventId], locale)).get(eventId);
    if (!event) return;
    const labels = factLabels[locale];
    const { timeZone } = event.row;
    const shown = rows.slice(0, MAX_ROWS).map((row) => ({
      label: row.number,
      value:
        row.amount === 0 ? row.name : `${row.name}  ${row.currency} ${toDecimal(row.amount, row.currency)}`,
      more: row.until ? `${labels.kept} ${toShortTime(row.until, timeZone)}` : '',
    }));
    const post = await openPost(context, {
      eventId,
      by: id,
      ownerId: id,
      isToOrganiser: true,
    });
    await post(email, kind, () => ({
      key: kind,
      locale,
      values: { title: event.shown.title, count: String(rows.length), amount: totalOf(rows) },
      sheet: {
        mark: event.shown.organiser,
        node: kind === 'hostRefundsFailed' || kind === 'hostDisputes' ? 'trouble' : 'open',
        gutter: {
          large: String(rows.length),
          small: kind === 'hostRequests' ? labels.requests : labels.orders,
        },
        facts: shown,
        url: pageUrl(context.config, locale, `/ac_organ/${eventId}/orders`),
      },
    }));
  }
}

/** The sums by currency: an event is sold in one currency, but earlier orders may be in another. */
function totalOf(rows: readonly { amount: number; currency: string }[]): string {
  const sums = new Map<string, number>();
  for (const { amount, currency } of rows) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, sum]) => `${currency} ${toDecimal(sum, currency)}`).join(' + ');
}
