import { sql } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import type { OrderOrigin, OrderStatus, TicketState } from '@/backend/contract/tickets/statuses';
import { tags } from '@/backend/contract/tags';
import { orderItems, orders, tickets } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { newToken } from '@/backend/kernel/tokens';
import type { EventRow, TicketTypeRow } from '@/backend/modules/events/queries/row';
import type { CodeRow, OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { isSeated } from '@/backend/contract/tickets/transitions';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { requestedOf } from '@/backend/modules/tickets/commands/tickets/attendees';
import { logOrder } from './log';
import { countSeats } from '@/backend/modules/tickets/commands/tickets/move-tickets';
import { orderNumber } from './number';
import { newCode } from '@/backend/modules/tickets/commands/tickets/renew-code';
import { queueOrderWebhooks } from '@/backend/modules/tickets/commands/queue-order-webhooks';

/** Seats of one ticket type at the current price. */
export interface Line {
  type: TicketTypeRow;
  code: CodeRow | null;
  quantity: number;
  price: number;
}

interface Attendee {
  name: string;
  email: string;
  answers: Record<string, string>;
}

interface Draft {
  event: EventRow;
  userId: number;
  name: string;
  email: string;
  locale: Locale;
  lines: Line[];
  attendees?: Attendee[];
  status: Extract<OrderStatus, 'awaiting_approval' | 'payment_in_progress'>;
  holdUntil: Date | null;
  origin: OrderOrigin;
  /** The idempotency key, unique among the orders of this buyer and origin. */
  requestKey: string;
  requestHash: string;
  isGuest?: boolean;
  isTest?: boolean;
  action: string;
  actorId?: number;
  detail?: Record<string, unknown>;
}

const STATES = {
  awaiting_approval: 'requested',
  payment_in_progress: 'reserved',
} as const satisfies Record<Draft['status'], TicketState>;

/**
 * Stores a new order with a ticket for each seat, and the answers to questions that the event asks. The event must be
 * locked, and the caller must have checked the seats.
 */
export async function storeOrder(context: Context, draft: Draft): Promise<OrderRow> {
  const { db } = context;
  const { event, lines, status, action, actorId, detail, attendees = [], ...fields } = draft;
  const now = context.now();
  const [next] = await readRows(db, sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id`, {
    id: integer,
  });
  if (!next) throw new Error('an order gets no number');
  const { id } = next;
  const [order] = await db
    .insert(orders)
    .values({
      ...fields,
      id,
      number: orderNumber(id),
      eventId: event.id,
      status,
      total: lines.reduce((sum, line) => sum + line.price * line.quantity, 0),
      currency: lines[0]?.type.currency ?? '',
      refundHours: event.refundHours,
      keptPercent: event.keptPercent,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!order) throw new Error('an order was not stored');
  const items = await db
    .insert(orderItems)
    .values(
      lines.map(({ type, code, quantity, price }) => ({
        orderId: id,
        ticketTypeId: type.id,
        codeId: code?.id ?? null,
        quantity,
        price,
        name: type.name,
      })),
    )
    .returning();
  const people = attendees
    .map((attendee) => ({ ...attendee, answers: requestedOf(event, attendee.answers) }))
    .values();
  await db.insert(tickets).values(
    items.flatMap((item) =>
      Array.from({ length: item.quantity }, () => ({
        ...(people.next().value ?? {}),
        orderId: id,
        itemId: item.id,
        eventId: event.id,
        ticketTypeId: item.ticketTypeId,
        code: newCode(),
        accessKey: newToken(),
        state: STATES[status],
        price: item.price,
        updatedAt: now,
      })),
    ),
  );
  if (isSeated(STATES[status])) {
    await countLines(context, lines);
    await queueRevalidation(context, [tags.events, tags.event(event.id)]);
  }
  await logOrder(context, id, actorId ?? draft.userId, action, detail, [status, status]);
  await queueOrderWebhooks(context, order);
  return order;
}

async function countLines(context: Context, lines: Line[]): Promise<void> {
  const seats = new Map<number, number>();
  const uses = new Map<number, number>();
  for (const { type, code, quantity } of lines) {
    seats.set(type.id, (seats.get(type.id) ?? 0) + quantity);
    if (code) uses.set(code.id, (uses.get(code.id) ?? 0) + quantity);
  }
  await countSeats(context, seats, uses);
}
