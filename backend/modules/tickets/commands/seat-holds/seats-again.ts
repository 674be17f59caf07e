import { eq, inArray } from 'drizzle-orm';
import { orderItems } from '@/backend/db/schema/orders';
import { inviteCodes } from '@/backend/db/schema/tickets';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { readSeats, type Seats } from '@/backend/modules/tickets/queries/offers/free-seats';
import { ticketsOfMember } from '@/backend/modules/tickets/queries/tickets/of-member';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';

type Item = typeof orderItems.$inferSelect;

/** Why money that came late is returned. */
export type LateRefusal = 'noSeats' | 'overLimit';

/** Why a cancelled order of an event to come cannot have its seats again; null when it can. The event must be locked. */
export async function seatRetakeProblem(
  context: Context,
  order: OrderRow,
  event: EventRow,
): Promise<LateRefusal | null> {
  const seats = await readSeats(context, event);
  const items = await context.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  if (!(await areSeatsFree(context, event, seats, items))) return 'noSeats';
  return (await isOverLimit(context, order, seats, items)) ? 'overLimit' : null;
}

/** Whether the seats of an order are free, nobody waits for them, and its codes have uses left. */
async function areSeatsFree({ db }: Context, event: EventRow, seats: Seats, items: Item[]): Promise<boolean> {
  if (event.status !== 'published') return false;
  const codeIds = items.flatMap(({ codeId }) => codeId ?? []);
  const codes =
    codeIds.length === 0 ? [] : await db.select().from(inviteCodes).where(inArray(inviteCodes.id, codeIds));
  const sum = (isMeant: (item: Item) => boolean) => sumOf(items, isMeant);
  return (
    sum(() => true) <= seats.publicTotal &&
    items.every(({ ticketTypeId: id }) => sum((item) => item.ticketTypeId === id) <= seats.publicOf(id)) &&
    codes.every(({ id, uses, usesLimit }) => uses + sum((item) => item.codeId === id) <= usesLimit)
  );
}

/**
 * Whether the buyer got other tickets of a type since, so that together with the order they exceed the limit for one
 * person. The order alone is accepted: it was within the limit when it was made.
 */
async function isOverLimit(
  context: Context,
  { userId, eventId }: OrderRow,
  { types }: Seats,
  items: Item[],
): Promise<boolean> {
  if (userId === null) return false;
  const ticketCounts = await ticketsOfMember(context, userId, eventId);
  return types.some(({ id, perPersonLimit }) => {
    const [others = 0, wanted] = [ticketCounts.get(id), sumOf(items, (item) => item.ticketTypeId === id)];
    return others > 0 && wanted > 0 && others + wanted > perPersonLimit;
  });
}

const sumOf = (items: Item[], isMeant: (item: Item) => boolean) =>
  items.filter(isMeant).reduce((total, { quantity }) => total + quantity, 0);
