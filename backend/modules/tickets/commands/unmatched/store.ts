import { and, count, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_UNMATCHED } from '@/backend/contract/tickets/limits';
import { unmatchedMoney } from '@/backend/db/schema/payments';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { refuseTooMuch } from '@/backend/modules/tickets/commands/money/refuse-too-much';
import { readStatement } from '@/backend/modules/tickets/queries/statements/match-transfers';

/**
 * Stores lines of a bank statement that name no order of an event as unmatched money. A line that was stored before,
 * from whatever statement, is not stored again, even if its money was assigned to an order; nor is a line that names an
 * order.
 * @throws ApiError notFound, tooManyRequests, invalidInput when too much waits, or for a line that the statement does
 * not have
 */
export async function storeUnmatched(
  context: Context,
  member: Member,
  { activity_id: eventId, csv, lines }: CallParsedInput<'storeUnmatched'>,
): Promise<CallOutput<'storeUnmatched'>> {
  await managedEvent(context, member, eventId, 'money');
  await countTries(context, [['unmatchedAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    await managedEvent(inner, member, eventId, 'money', true);
    const statement = await readStatement(inner, eventId, csv);
    const chosen = [...new Map(lines.map((choice) => [choice.line, choice])).values()];
    const stored = [];
    for (const { line, amount } of chosen) {
      const statementLine = statement.find((entry) => entry.line === line);
      if (!statementLine) throw new ApiError('invalidInput', { lines: 'unknown' });
      if (statementLine.isStored || statementLine.found.length > 0 || statementLine.names !== '') continue;
      const { currency, day, clock, payer, remark } = statementLine.money;
      stored.push({
        ...{ eventId, amount, currency, day, clock, payer, note: remark, lineKey: statementLine.key },
        state: 'open' as const,
        createdBy: member.id,
        createdAt: inner.now(),
      });
    }
    if (stored.length === 0) return { kept: 0, known: chosen.length };
    await refuseMany(inner, eventId, stored.length);
    await refuseTooMuch(
      inner,
      { eventId },
      stored.reduce((sum, { amount }) => sum + amount, 0),
    );
    await inner.db.insert(unmatchedMoney).values(stored);
    return { kept: stored.length, known: chosen.length - stored.length };
  });
}

/** Refuses more lines when too many wait already. @throws ApiError invalidInput */
async function refuseMany({ db }: Context, eventId: number, more: number): Promise<void> {
  const [row] = await db
    .select({ open: count() })
    .from(unmatchedMoney)
    .where(and(eq(unmatchedMoney.eventId, eventId), eq(unmatchedMoney.state, 'open')));
  if ((row?.open ?? 0) + more > MAX_UNMATCHED) throw new ApiError('invalidInput', { lines: 'tooMany' });
}
