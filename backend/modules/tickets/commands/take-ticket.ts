import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { tickets } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isSame, keyedHash } from '@/backend/kernel/tokens';
import { byKey } from '@/backend/modules/tickets/queries/held-ticket';

const MARK_LETTERS = 24;

/** What only the letter of a ticket says, so that nobody but its receiver can show that the letter was opened. */
export function takeMark({ config }: Context, ticket: { id: number; version: number }): string {
  return keyedHash(config.secret, `taken:${ticket.id}:${ticket.version}`).slice(0, MARK_LETTERS);
}

/**
 * Notes that the receiver opened a ticket from its letter; from then on messages of the organiser reach them. A ticket that
 * goes to somebody else is to be taken again. @throws ApiError notFound
 */
export async function takeTicket(
  context: Context,
  { key, mark }: CallParsedInput<'takeTicket'>,
): Promise<void> {
  const seat = await byKey(context, key);
  if (!isSame(mark, takeMark(context, seat))) throw new ApiError('notFound');
  if (seat.takenVersion === seat.version) return;
  await context.db.update(tickets).set({ takenVersion: seat.version }).where(eq(tickets.id, seat.id));
}
