import { eq } from 'drizzle-orm';
import { toDecimal } from '@/backend/contract/tickets/money';
import { noteLines } from '@/backend/contract/tickets/payment-note';
import { toReference } from '@/backend/contract/tickets/reference';
import type { RefundGround } from '@/backend/contract/tickets/statuses';
import { events } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import { pickText } from '@/backend/kernel/text/local';
import { toShortTime } from '@/backend/kernel/text/time';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import { eventsOf, itemsOf } from '@/backend/modules/tickets/queries/orders/parts';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import type { Fact, Sheet } from '@/backend/outbox/letter';
import { factLabels } from '@/backend/outbox/letters/fact-labels';
import { refundGrounds } from '@/backend/outbox/letters/refund-grounds';
import { type Caused, openPost } from './cause-letter';

type Key =
  'orderPlaced' | 'orderApproved' | 'orderDeclined' | 'orderUnderpaid' | 'refundBegun' | 'refundDone';

interface Facts {
  /** Delay during which the step can be undone. */
  afterSeconds?: number;
  /** A reason in the organiser's words. */
  reason?: string;
  /** What is still to be paid, in minor units; read from the order when left out. */
  owed?: number;
  /** About a refund: the amount in minor units, why it is paid, and the number of its payout. */
  refund?: { amount: number; ground: RefundGround; payout?: string };
}

const NODES: Record<Key, NonNullable<Sheet['node']>> = {
  orderPlaced: 'open',
  orderApproved: 'open',
  orderDeclined: 'refused',
  orderUnderpaid: 'trouble',
  refundBegun: 'open',
  refundDone: 'done',
};

/** Letters that request a payment. */
const ASKING: readonly Key[] = ['orderPlaced', 'orderApproved', 'orderUnderpaid'];

/**
 * Sends a buyer a letter about the new state of an order, with everything needed to act on it: account, sum, reference,
 * deadline with hour and time zone. None for test orders, guests, and buyers without an address.
 * @returns the letter; null for none
 */
export async function notifyByLetter(
  context: Context,
  order: OrderRow,
  key: Key,
  { reason = '', refund, owed, afterSeconds }: Facts = {},
): Promise<Caused | null> {
  if (order.isTest || order.isGuest || order.email === '') return null;
  const event = (await eventsOf(context, [order.eventId], order.locale)).get(order.eventId);
  if (!event) return null;
  const { locale } = order;
  const { timeZone } = event.row;
  const until = order.holdUntil;
  const post = await openPost(context, { eventId: order.eventId, by: order.userId, ownerId: order.userId });
  const isToPay = ASKING.includes(key) && until !== null;
  const path = key === 'orderDeclined' ? `/events/${order.eventId}` : `/ac_mine?order=${order.id}`;
  const money = await readMoney(context, order);
  const sums = {
    amount: sumOf(owed ?? (money.owed || order.total), order),
    refund: refund ? sumOf(refund.amount, order) : '',
    received: refund ? sumOf(money.received, order) : '',
  };
  const facts: Fact[] = [
    ...(refund ? [] : [{ label: factLabels[locale].type, value: await typesOf(context, order) }]),
    ...(isToPay ? toPay(order, event.row, sums.amount) : []),
    ...(isToPay ? [{ label: factLabels[locale].deadline, value: toShortTime(until, timeZone) }] : []),
    ...(refund ? refundFacts(order, sums, refund.payout) : []),
  ];
  return post(order.email, key, () => ({
    key,
    locale,
    afterSeconds,
    values: {
      ...sums,
      title: event.shown.title,
      reason,
      ground: refund ? refundGrounds[locale][refund.ground] : '',
      time: until ? toShortTime(until, timeZone) : '',
    },
    sheet: {
      mark: `${factLabels[locale].order} ${order.number}`,
      node: NODES[key],
      gutter: momentIn(isToPay ? until : context.now(), timeZone, isToPay ? factLabels[locale].before : ''),
      facts,
      url: pageUrl(context.config, locale, path),
      foot: `${event.shown.organiser} · ${factLabels[locale].why}`,
    },
    ...(isToPay && { expires: until }),
  }));
}

/** Whether bank transfers are the only way to pay for an event: buyers then get the payment details at once. */
export function isByTransferOnly({ config }: Context, { paymentMethods }: EventRow): boolean {
  return paymentMethods.every((method) => method === 'manual' || config.stripe === null);
}

/**
 * Sends the payment details when an order was placed, or when the buyer chose a bank transfer instead of a card. The
 * event must be locked.
 */
export async function notifyHowToPay(context: Context, order: OrderRow): Promise<void> {
  const [event] = await context.db.select().from(events).where(eq(events.id, order.eventId));
  if (event?.paymentMethods.includes('manual')) await notifyByLetter(context, order, 'orderPlaced');
}

const sumOf = (amount: number, { currency }: OrderRow) => `${currency} ${toDecimal(amount, currency)}`;

async function typesOf(context: Context, order: OrderRow): Promise<string> {
  const items = (await itemsOf(context, [order.id], order.locale)).get(order.id) ?? [];
  return items.map(({ name, quantity }) => `${name} × ${quantity}`).join('，');
}

/** Account, sum and reference, each in a row of its own, because buyers copy them one by one. */
function toPay(order: OrderRow, event: EventRow, amount: string): Fact[] {
  const labels = factLabels[order.locale];
  const sum = { label: labels.amount, value: amount };
  if (!event.paymentMethods.includes('manual')) return [sum];
  const lines = noteLines(pickText(event.paymentNote, order.locale).text);
  return [
    ...lines.map(({ label, text }) => ({ label: label || labels.howToPay, value: text })),
    sum,
    { label: labels.reference, value: toReference(order.number) },
  ];
}

function refundFacts(
  order: OrderRow,
  { refund, received }: { refund: string; received: string },
  payout = '',
): Fact[] {
  const labels = factLabels[order.locale];
  return [
    { label: labels.returned, value: refund },
    { label: labels.paid, value: received },
    ...(payout === '' ? [] : [{ label: labels.payout, value: payout }]),
  ];
}

/** A moment for the margin of a letter: `15:07`, and below it the day in the event's time zone, followed by a word. */
function momentIn(moment: Date, timeZone: string, word: string): Sheet['gutter'] {
  const shown = toShortTime(moment, timeZone);
  return { large: shown.slice(11, 16), small: `${shown.slice(5, 10)} ${word}`.trim() };
}
