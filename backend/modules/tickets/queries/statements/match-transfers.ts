import { and, eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { referencesIn } from '@/backend/contract/tickets/reference';
import { orders } from '@/backend/db/schema/orders';
import { payments, unmatchedMoney } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { eventCurrencies } from '@/backend/modules/tickets/queries/money/event-currencies';
import { lineKeys } from './line-keys';
import { readMoneyOf } from '@/backend/modules/tickets/queries/money/money';
import { transferNumber } from '@/backend/modules/tickets/queries/money/own-payment-id';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { statementLines } from './lines';
import { amountsIn } from './amounts';
import { type StatementMoney, statementReader } from './money';

const MAX_LINES = 5000;
const SHOWN = 300;

/**
 * Which of the first 5000 lines of a bank statement name an unpaid or cancelled order of an event, by its payment
 * reference or by the transfer number a buyer gave. Nothing is changed: a person confirms.
 */
export async function matchTransfers(
  context: Context,
  eventId: number,
  csv: string,
): Promise<CallOutput<'matchTransfers'>> {
  const answer: CallOutput<'matchTransfers'> = { matches: [], unmatched: [] };
  const lines = await readStatement(context, eventId, csv);
  const named = new Map(
    lines.flatMap(({ found: namedOrders }) => namedOrders).map((order) => [order.id, order]),
  );
  const monies = await readMoneyOf(context, [...named.values()]);
  for (const { line, text, found: namedOrders, money, names, isStored } of lines) {
    const shown = { line, text: text.slice(0, SHOWN) };
    if (namedOrders.length === 0)
      answer.unmatched.push({
        ...shown,
        amount: money.amount,
        currency: money.currency,
        names,
        is_kept: isStored,
      });
    for (const order of namedOrders) {
      const wanted = order.status === 'cancelled' ? order.total : (monies.get(order.id)?.owed ?? 0);
      answer.matches.push({
        ...shown,
        order_id: order.id,
        number: order.number,
        owed: wanted,
        currency: order.currency,
        is_amount_found: amountsIn(text, order.currency).includes(wanted),
      });
    }
  }
  return answer;
}

interface StatementLine {
  line: number;
  text: string;
  key: string;
  /** Unpaid and cancelled orders that the line names. */
  found: OrderRow[];
  money: StatementMoney;
  /** The number of an order that the line names and whose money has come already; empty for none. */
  names: string;
  isStored: boolean;
}

/** The lines of a statement, each with the orders of an event that it names and the money it reports. */
export async function readStatement(
  context: Context,
  eventId: number,
  csv: string,
): Promise<StatementLine[]> {
  const { db } = context;
  const all = await db.select().from(orders).where(eq(orders.eventId, eventId));
  const isOpen = ({ status }: OrderRow) => status === 'payment_in_progress' || status === 'cancelled';
  const [open, settled] = [all.filter(isOpen), all.filter((order) => !isOpen(order))];
  const numberByTransfer = await settledNumbers(context, eventId, settled);
  const stored = await db
    .select({ key: unmatchedMoney.lineKey })
    .from(unmatchedMoney)
    .where(eq(unmatchedMoney.eventId, eventId));
  const storedKeys = new Set(stored.map(({ key }) => key));
  const lines = statementLines(csv, MAX_LINES);
  const texts = lines.map(({ text }) => text);
  const keys = lineKeys(context, eventId, texts);
  const read = statementReader(texts, await eventCurrencies(context, eventId));
  return lines.map(({ line, text }, at) => {
    const key = keys[at] ?? '';
    const numbers = referencesIn(text);
    const namedOrders = open.filter(
      ({ number, transferId }) =>
        numbers.includes(number) || (transferId !== null && isNamedIn(text, transferId)),
    );
    const settledOne = settled.find(({ number }) => numbers.includes(number))?.number;
    const names =
      settledOne ??
      wordsOf(text)
        .map((word) => numberByTransfer.get(word))
        .find((orderNumber) => orderNumber) ??
      '';
    return { line, text, key, found: namedOrders, money: read(text), names, isStored: storedKeys.has(key) };
  });
}

/**
 * By number of a bank transfer that has paid an order of an event, or was named for a settled one: the number of that
 * order.
 */
async function settledNumbers(
  { db }: Context,
  eventId: number,
  settled: readonly OrderRow[],
): Promise<Map<string, string>> {
  const paid = await db
    .select({ id: payments.providerId, number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.eventId, eventId), eq(payments.provider, 'manual'), eq(payments.state, 'received')));
  const named = settled.map(({ transferId, number }) => ({ id: transferId ?? '', number }));
  return new Map(
    [...named, ...paid]
      .map(({ id, number }) => [plainly(transferNumber(id)), number] as const)
      .filter(([id]) => id !== ''),
  );
}

const plainly = (text: string) => text.replace(/\s/g, '').toLowerCase();

/** The words of a line, and its cells without spaces, in the form in which transfer numbers are compared. */
const wordsOf = (text: string): string[] =>
  [...text.split(/[,;|\t"]/), ...text.split(/[^A-Za-z0-9-]+/)].map(plainly).filter((word) => word !== '');

/**
 * Whether a line contains a transfer number as a whole, perhaps with spaces in it: `1001` is not contained in `10010`
 * or `1001.50`.
 */
function isNamedIn(line: string, transferId: string): boolean {
  const literal = [...transferId.replace(/\s/g, '')]
    .map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s*`);
  return new RegExp(String.raw`(?<![A-Z0-9]|\d\.)${literal}(?![A-Z0-9]|\.\d)`, 'iu').test(line);
}
