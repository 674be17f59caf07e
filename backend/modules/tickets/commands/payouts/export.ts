import { inArray } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { toCsv } from '@/backend/contract/csv';
import { toReference } from '@/backend/contract/tickets/reference';
import { refunds } from '@/backend/db/schema/payments';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { countTries } from '@/backend/kernel/limits';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { writeXlsx } from '@/backend/modules/tickets/commands/exports/write-xlsx';
import { amountCell, type Cell, textOf } from '@/backend/modules/tickets/queries/exports/cells';
import { type PayoutAccount, readAccount } from '@/backend/modules/tickets/queries/payouts/account';
import { isToPayByHand } from '@/backend/modules/tickets/queries/payouts/group';
import { exportHead } from '@/backend/modules/tickets/queries/exports/heads';
import { findPayouts, type PayoutRow } from '@/backend/modules/tickets/queries/payouts/list';

type Output = CallOutput<'exportPayouts'>;

/**
 * Writes the refunds that can be paid into one file for the bank, and marks them with the file's name. Refunds without
 * an account are left out and listed; so are those in an earlier file, unless the caller requests them again.
 * @throws ApiError notFound, tooManyRequests
 */
export async function exportPayouts(
  context: Context,
  member: Member,
  { activity_id: eventId, ids, again, format, locale }: CallParsedInput<'exportPayouts'>,
): Promise<Output> {
  const event = await managedEvent(context, member, eventId, 'money');
  await countTries(context, [['exportAccount', `payouts:${member.id}`]]);
  return inTransaction(context, async (inner) => {
    await lockEvent(inner, eventId);
    const open = (await findPayouts(inner, eventId, ids)).filter(({ refund }) => isToPayByHand(refund));
    const rows: (PayoutRow & { account: PayoutAccount })[] = [];
    const leftOut: Output['left_out'] = [];
    for (const row of open) {
      const account = readAccount(inner, row.order.payoutAccount);
      const why =
        account === null ? 'no_account' : row.refund.exportedIn !== '' && !again ? 'exported' : null;
      if (account && why === null) rows.push({ ...row, account });
      else
        leftOut.push({
          id: row.refund.id,
          order_number: row.order.number,
          name: row.order.name,
          why: why ?? 'no_account',
        });
    }
    const name = `payouts-${eventId}-${dayIn(inner.now(), event.timeZone)}`;
    if (rows.length > 0) await mark(inner, rows, name);
    const sums = new Map<string, number>();
    for (const { refund } of rows)
      sums.set(refund.currency, (sums.get(refund.currency) ?? 0) + refund.amount);
    return {
      file_name: `${name}.${format}`,
      ...(await toFile(rows.length === 0 ? [] : [exportHead('bank', locale), ...rows.map(toCells)], format)),
      count: rows.length,
      sums: [...sums].map(([currency, amount]) => ({ currency, amount })),
      left_out: leftOut,
    };
  });
}

/** The rows in the requested format; empty without rows. */
async function toFile(
  rows: readonly Cell[][],
  format: 'csv' | 'xlsx',
): Promise<Pick<Output, 'csv' | 'xlsx'>> {
  if (rows.length === 0) return { csv: '', xlsx: '' };
  if (format === 'csv') return { csv: toCsv(rows.map((row) => row.map(textOf))), xlsx: '' };
  const parts: Uint8Array[] = [];
  for await (const part of writeXlsx(rows)) parts.push(part);
  return { csv: '', xlsx: Buffer.concat(parts).toString('base64') };
}

async function mark({ db }: Context, rows: PayoutRow[], name: string): Promise<void> {
  const ids = rows.map(({ refund }) => refund.id);
  await db.update(refunds).set({ exportedIn: name }).where(inArray(refunds.id, ids));
}

const toCells = ({ refund, order, account }: PayoutRow & { account: PayoutAccount }): Cell[] => [
  account.holder,
  account.number,
  account.bank,
  amountCell(refund.amount, refund.currency),
  refund.currency,
  toReference(order.number),
  order.number,
  String(refund.id),
];

/** The day and minute in a zone, as digits for the name of a file. */
function dayIn(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return parts.replace(/\D/g, '');
}
