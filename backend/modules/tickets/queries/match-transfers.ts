import { and, eq, inArray } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { referencesIn } from '@/backend/contract/tickets/reference';
import { orders } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { readMoney } from './money';
import { statementLines } from './statement-lines';
import { amountsIn } from './statement-amounts';

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
  const open = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.eventId, eventId), inArray(orders.status, ['payment_in_progress', 'cancelled'])));
  const answer: CallOutput<'matchTransfers'> = { matches: [], unmatched: [] };
  for (const { line, text } of statementLines(csv, MAX_LINES)) {
    const numbers = referencesIn(text);
    const found = open.filter(
      ({ number, transferId }) =>
        numbers.includes(number) || (transferId !== null && isNamedIn(text, transferId)),
    );
    if (found.length === 0) answer.unmatched.push({ line, text: text.slice(0, SHOWN) });
    for (const order of found) {
      const { owed } = await readMoney(context, order);
      const wanted = order.status === 'cancelled' ? order.total : owed;
      answer.matches.push({
        line,
        text: text.slice(0, SHOWN),
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

/** Whether a line names the number of a transfer as a whole, also with blanks in it: `1001` is not named by `10010` or `1001.50`. */
function isNamedIn(line: string, transferId: string): boolean {
  const literal = [...transferId.replace(/\s/g, '')]
    .map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s*`);
  return new RegExp(String.raw`(?<![A-Z0-9]|\d\.)${literal}(?![A-Z0-9]|\.\d)`, 'iu').test(line);
}
