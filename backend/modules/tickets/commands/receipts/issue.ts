import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { taxIn } from '@/backend/contract/tickets/amounts';
import type { Receipt } from '@/backend/contract/tickets/receipt';
import { organisers } from '@/backend/db/schema/events';
import { orderItems, tickets } from '@/backend/db/schema/orders';
import { refunds } from '@/backend/db/schema/payments';
import { receipts } from '@/backend/db/schema/receipts';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';
import { eventsOf } from '@/backend/modules/tickets/queries/orders/parts';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';

type Lines = Receipt['content']['lines'];

/**
 * Issues the receipt of a paid order, over what the buyer had to pay: the price of the tickets less what the organiser
 * waived. The event must be locked.
 */
export async function issueReceipt(context: Context, order: OrderRow): Promise<void> {
  if (!hasReceipt(order) || (await purchaseOf(context, order))) return;
  const items = await context.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(orderItems.id);
  const lines = items.map(({ name, quantity, price }) => ({
    name: pickText(name, order.locale).text,
    quantity,
    amount: price * quantity,
  }));
  const seller = await readSeller(context, order);
  const { total, waived } = order;
  const content = { ...seller.content, lines, ...(waived > 0 && { waived }) };
  await store(context, order, seller, { amount: total - waived, content });
}

/** Whether an order gets a receipt once it is paid: free orders and test orders get none. */
const hasReceipt = ({ total, waived, isTest }: OrderRow): boolean => total > waived && !isTest;

/** Whether an order is paid and its receipt not issued yet, because its payment can still be undone. */
export async function awaitsReceipt(context: Context, order: OrderRow): Promise<boolean> {
  return order.paidAt !== null && hasReceipt(order) && !(await purchaseOf(context, order));
}

/**
 * Issues the credit note of refunded tickets, with seller and tax of the original receipt. A refund without
 * tickets, such as of an overpayment, gets none, because that money was never in a receipt; nor does a second refund of
 * the same tickets, when the first one failed after its credit note was issued. If the receipt of the purchase is
 * not issued yet, it is issued first.
 */
export async function issueCreditNote(
  context: Context,
  order: OrderRow,
  refund: typeof refunds.$inferSelect,
): Promise<void> {
  if (order.paidAt !== null) await issueReceipt(context, order);
  const purchase = await purchaseOf(context, order);
  if (!purchase || refund.ticketIds.length === 0 || (await hasCreditNote(context, refund))) return;
  const { waived: _, ...ofPurchase } = purchase.content;
  const content = { ...ofPurchase, lines: await returnedLines(context, order, refund) };
  const seller = {
    organiserId: purchase.organiserId,
    basisPoints: purchase.content.tax_basis_points,
  };
  await store(context, order, seller, {
    amount: -refund.amount,
    content,
    refundId: refund.id,
    invoice: purchase.invoice,
  });
}

/** Whether the credit note of these tickets was issued with an earlier refund, which failed afterwards. */
async function hasCreditNote({ db }: Context, refund: typeof refunds.$inferSelect): Promise<boolean> {
  const { orderId, amount, ticketIds } = refund;
  const rows = await db
    .select({ ticketIds: refunds.ticketIds })
    .from(receipts)
    .innerJoin(refunds, eq(refunds.id, receipts.refundId))
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'failed'), eq(refunds.amount, amount)));
  return rows.some((row) => row.ticketIds.join() === ticketIds.join());
}

/**
 * Stores a receipt with the organiser's next number. When the transaction fails, the number is free again, so that
 * there are no gaps.
 */
async function store(
  { db, now }: Context,
  order: OrderRow,
  { organiserId, basisPoints }: { organiserId: number; basisPoints: number },
  { amount, ...fields }: Pick<typeof receipts.$inferInsert, 'amount' | 'content' | 'refundId' | 'invoice'>,
): Promise<void> {
  const [counter] = await db
    .update(organisers)
    .set({ receiptCount: sql`${organisers.receiptCount} + 1` })
    .where(eq(organisers.id, organiserId))
    .returning({ number: organisers.receiptCount });
  await db.insert(receipts).values({
    invoice: order.invoice,
    ...fields,
    organiserId,
    number: counter?.number ?? 0,
    orderId: order.id,
    amount,
    tax: taxIn(amount, basisPoints, order.currency),
    currency: order.currency,
    issuedAt: now(),
  });
}

async function purchaseOf({ db }: Context, order: OrderRow) {
  const [row] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, order.id), isNull(receipts.refundId)));
  return row;
}

async function readSeller(context: Context, order: OrderRow) {
  const event = (await eventsOf(context, [order.eventId], order.locale)).get(order.eventId);
  if (!event) throw new Error('an order has no event');
  const [row] = await context.db.select().from(organisers).where(eq(organisers.id, event.row.organiserId));
  const basisPoints = row?.taxBasisPoints ?? 0;
  return {
    organiserId: event.row.organiserId,
    basisPoints,
    content: {
      seller: { name: row?.sellerName || event.shown.organiser, tax_number: row?.taxNumber ?? '' },
      tax_basis_points: basisPoints,
      event: event.shown.title,
      event_day: toZonedIso(event.row.startTime, event.row.timeZone).slice(0, 10),
      order_number: order.number,
    },
  };
}

/** One line per ticket type when the whole price was refunded; otherwise one line with the refunded amount. */
async function returnedLines(
  { db }: Context,
  order: OrderRow,
  refund: typeof refunds.$inferSelect,
): Promise<Lines> {
  const rows = await db
    .select({ price: tickets.price, name: orderItems.name })
    .from(tickets)
    .innerJoin(orderItems, eq(orderItems.id, tickets.itemId))
    .where(inArray(tickets.id, refund.ticketIds))
    .orderBy(tickets.id);
  const lines = new Map<string, Lines[number]>();
  for (const { price, name: words } of rows) {
    const name = pickText(words, order.locale).text;
    const line = lines.get(name) ?? { name, quantity: 0, amount: 0 };
    lines.set(name, { name, quantity: line.quantity + 1, amount: line.amount - price });
  }
  const all = [...lines.values()];
  if (all.reduce((sum, { amount }) => sum + amount, 0) === -refund.amount) return all;
  const name = all.map((line) => line.name).join(' · ');
  return [{ name, quantity: rows.length, amount: -refund.amount }];
}
