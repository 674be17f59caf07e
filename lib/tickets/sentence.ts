import type { CallOutput } from '@/backend/contract/calls';
import type { Situation } from '@/backend/contract/tickets/statuses';
import { logLines } from './order-log';

export type FullOrder = CallOutput<'orderDetails'>;

/** `waiting`: a hollow node; `settled`: a filled one; `urgent`: the accent colour, since the buyer should act. */
export type Tone = 'waiting' | 'settled' | 'urgent';

const TONES: Record<Situation, Tone> = {
  held: 'waiting',
  offered: 'waiting',
  reference_given: 'waiting',
  payment_delayed: 'waiting',
  underpaid: 'urgent',
  awaiting_approval: 'waiting',
  paid: 'settled',
  event_changed: 'urgent',
  refund_asked: 'waiting',
  refund_in_progress: 'waiting',
  part_in_progress: 'waiting',
  partly_refunded: 'settled',
  refunded: 'settled',
  refund_refused: 'settled',
  hold_expired: 'waiting',
  paid_late: 'urgent',
  over_limit: 'urgent',
  event_cancelled: 'urgent',
  declined: 'settled',
  cancelled_owed: 'urgent',
  cancelled_by_buyer: 'waiting',
  cancelled_by_host: 'urgent',
};

/** The first sentence of an order's page: the key of its message, and the amount, count and times in it. */
export interface Sentence {
  key: Situation;
  tone: Tone;
  /** Minor units. */
  amount: number;
  /** The number of valid tickets. */
  count: number;
  /** The time the sentence mentions, ISO; null when it mentions none. */
  time: string | null;
  /** When the situation began: money was received, a refund was sent, a seat hold ended. ISO; null when unknown. */
  since: string | null;
  /** What changed about the event since the order was paid, if known. */
  moved: 'time' | 'place' | 'both' | 'unknown';
  /** The organiser's answer; empty for none. */
  answer: string;
}

export function sentenceOf(order: FullOrder): Sentence {
  const { situation: key, tickets } = order;
  const count = tickets.filter(({ state }) => state === 'valid').length;
  return {
    key,
    tone: TONES[key],
    amount: amountOf(order),
    count,
    time: timeOf(order),
    since: sinceOf(order),
    moved: movedOf(order),
    answer: answerOf(order),
  };
}

function amountOf(order: FullOrder): number {
  const { situation, total, waived, owed, refunded, refunds, to_return, to_pay_back } = order;
  const returning = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  switch (situation) {
    case 'underpaid':
      return owed;
    case 'part_in_progress':
      return to_pay_back;
    case 'refund_in_progress':
      return Math.max(to_pay_back, to_return);
    case 'cancelled_owed':
      return to_pay_back + to_return;
    case 'partly_refunded':
    case 'refunded':
      return Math.max(refunded, 0);
    case 'paid_late':
    case 'over_limit':
    case 'event_cancelled':
      return Math.max(returning, to_return);
    default:
      return total - waived;
  }
}

function timeOf({ situation, expires_at, payment, refund }: FullOrder): string | null {
  switch (situation) {
    case 'held':
    case 'offered':
    case 'underpaid':
      return expires_at;
    case 'reference_given':
      return payment.confirm_by ?? expires_at;
    case 'paid':
    case 'event_changed':
      return refund.until;
    default:
      return null;
  }
}

function sinceOf({ situation, expires_at, updated_time, payments, refunds }: FullOrder): string | null {
  const last = (rows: readonly { time: string }[]) =>
    rows
      .map(({ time }) => time)
      .toSorted()
      .at(-1) ?? null;
  switch (situation) {
    case 'paid':
    case 'paid_late':
    case 'over_limit':
      return last(payments.filter(({ state }) => state === 'received'));
    case 'refund_in_progress':
    case 'part_in_progress':
      return last(refunds.filter(({ state }) => state === 'waiting' || state === 'sent'));
    case 'partly_refunded':
    case 'refunded':
      return last(refunds.filter(({ state }) => state === 'done'));
    case 'hold_expired':
      return expires_at ?? updated_time;
    default:
      return null;
  }
}

function movedOf({ moved }: FullOrder): Sentence['moved'] {
  if (moved?.start_time && moved.place) return 'both';
  if (moved?.start_time) return 'time';
  return moved?.place ? 'place' : 'unknown';
}

/** The action of the log that contains the organiser's answer. */
const ANSWERS: Partial<Record<Situation, string>> = { refund_refused: 'refuseRefund', declined: 'decline' };

/** The organiser's reason for refusing a refund or an application. */
function answerOf({ situation, log }: FullOrder): string {
  const action = ANSWERS[situation];
  return logLines(log).find((line) => line.action === action)?.words ?? '';
}

/**
 * The amounts of the refunds that an order's situation is about, in minor units: money paid in excess, and the rest.
 */
export function backOf({ refunds }: Pick<FullOrder, 'refunds'>): { surplus: number; rest: number } {
  const open = refunds.filter(({ state }) => state === 'waiting' || state === 'sent');
  const meant = open.length > 0 ? open : refunds.filter(({ state }) => state === 'done');
  const sumOf = (isSurplus: boolean) =>
    meant
      .filter(({ ground }) => (ground === 'surplus') === isSurplus)
      .reduce((sum, { amount }) => sum + amount, 0);
  return { surplus: sumOf(true), rest: sumOf(false) };
}

/** Whether an order is to be paid or approved; its page then shows the steps. */
export function isOpen({ status }: Pick<FullOrder, 'status'>): boolean {
  return status === 'payment_in_progress' || status === 'awaiting_approval';
}

/** Whether an order is paid and its receipt not issued yet. Test orders and free ones get none. */
export function isReceiptSoon({ status, total, waived, is_test, receipts }: FullOrder): boolean {
  return status === 'paid' && total > waived && !is_test && receipts.length === 0;
}
