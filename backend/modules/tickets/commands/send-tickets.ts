import { and, eq, inArray } from 'drizzle-orm';
import { toBuffer } from 'qrcode';
import { z } from 'zod';
import type { Locale } from '@/backend/contract/locale';
import { ticketLetters } from '@/backend/db/schema/check-in';
import { tickets } from '@/backend/db/schema/orders';
import { users } from '@/backend/db/schema/users';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { toShortTime } from '@/backend/kernel/text/time';
import { pageUrl } from '@/backend/kernel/page-url';
import { findOrder } from '@/backend/modules/tickets/queries/find-order';
import { readHeld } from '@/backend/modules/tickets/queries/held-ticket';
import type { OrderRow, SeatRow } from '@/backend/modules/tickets/queries/rows';
import { queueMail } from '@/backend/outbox/mail';
import { ticketCalendar } from './ticket-calendar';

const payload = z.object({ orderId: z.number(), ticketIds: z.array(z.number()).optional() });
/** Large enough to be scanned from a phone held at arm's length. */
const QR_PIXELS = 640;

/**
 * Sends the valid tickets of an order, each in its own letter to its holder, with the code as a picture and a calendar
 * entry. The letters are queued in one transaction, which the outbox marks as done in the same one: a crash sends none
 * twice.
 */
export async function sendTickets(context: Context, given: unknown): Promise<void> {
  const { orderId, ticketIds } = payload.parse(given);
  await inTransaction(context, async (inner) => {
    const order = await findOrder(inner, orderId);
    const seats = await inner.db
      .select()
      .from(tickets)
      .where(
        and(
          eq(tickets.orderId, orderId),
          eq(tickets.state, 'valid'),
          ticketIds && inArray(tickets.id, ticketIds),
        ),
      );
    for (const seat of seats) await sendOne(inner, order, seat);
  });
}

const TEST_MARKS: Record<Locale, string> = {
  'zh-Hans': '【演练】',
  'zh-Hant': '【演練】',
  en: '[Rehearsal] ',
};

async function addressOf({ db }: Context, userId: number | null): Promise<string> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId ?? 0));
  return user?.email ?? '';
}

async function sendOne(context: Context, order: OrderRow, seat: SeatRow): Promise<void> {
  // Letters of test orders go to the member who ordered, whatever addresses were typed.
  const to = order.isTest ? await addressOf(context, order.userId) : seat.email || order.email;
  if (to === '') return;
  const held = await readHeld(context, seat, order.locale);
  const { event } = held;
  const url = pageUrl(context.config, order.locale, `/ac_ticket?key=${seat.accessKey}`);
  const code = await toBuffer(held.token, { errorCorrectionLevel: 'M', width: QR_PIXELS, margin: 4 });
  const outboxId = await queueMail(context, to, {
    key: 'ticket',
    locale: order.locale,
    values: {
      title: order.isTest ? `${TEST_MARKS[order.locale]}${event.title}` : event.title,
      when: toShortTime(new Date(event.start_time), event.time_zone),
      where: [event.city, event.address].filter(Boolean).join(' · '),
      type: held.type_name,
      name: seat.name,
      number: seat.code,
      url,
    },
    attachments: [
      { filename: `${seat.code}.png`, contentType: 'image/png', base64: code.toString('base64') },
      {
        filename: 'event.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        base64: Buffer.from(await ticketCalendar(context, seat.eventId, order.locale)).toString('base64'),
      },
    ],
  });
  await context.db
    .insert(ticketLetters)
    .values({ ticketId: seat.id, to, outboxId, createdAt: context.now() });
}
