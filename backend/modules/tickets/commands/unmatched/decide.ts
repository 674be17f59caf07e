import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { UnmatchedCommand } from '@/backend/contract/tickets/statuses';
import { unmatchedMoney } from '@/backend/db/schema/payments';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { stepUnmatched } from './step';

type Input = CallParsedInput<'decideUnmatched'>;

const COMMANDS: Record<Input['decision'], UnmatchedCommand> = {
  not_ours: 'disown',
  returned: 'sendBack',
  open: 'reopen',
};

/**
 * Records that unmatched money does not belong to the event, or was returned outside of the site, with a reason; or
 * that it waits again.
 * @throws ApiError notFound, invalidInput without a reason, wrongState
 */
export async function decideUnmatched(context: Context, member: Member, input: Input): Promise<void> {
  const { id, decision, reason, reference } = input;
  const [seen] = await context.db
    .select({ eventId: unmatchedMoney.eventId })
    .from(unmatchedMoney)
    .where(eq(unmatchedMoney.id, id));
  if (!seen) throw new ApiError('notFound');
  await managedEvent(context, member, seen.eventId, 'money');
  if (decision !== 'open' && reason === '') throw new ApiError('invalidInput', { reason: 'required' });
  await inTransaction(context, async (inner) => {
    await managedEvent(inner, member, seen.eventId, 'money', true);
    await stepUnmatched(inner, id, COMMANDS[decision], {
      actorId: member.id,
      ...(decision !== 'open' && { reason, payoutReference: reference }),
    });
  });
}
