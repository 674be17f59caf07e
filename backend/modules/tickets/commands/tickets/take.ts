import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { tickets } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isSame, keyedHash } from '@/backend/kernel/tokens';
import { ticketByKey } from '@/backend/modules/tickets/queries/tickets/access';

const MARK_LETTERS = 24;

/** A mark that only the letter of a ticket contains, so that only its receiver can show that the letter was opened. */
export function letterMark({ config }: Context, ticket: { id: number; version: number }): string {
  return keyedHash(config.secret, `taken:${ticket.id}:${ticket.version}`).slice(0, MARK_LETTERS);
}

/**
 * Records that the receiver opened a ticket from its letter; from then on they get messages of the organiser. A ticket
 * that is transferred has to be opened again by the new holder.
 * @throws ApiError notFound
 */
export async function takeTicket(
  context: Context,
  { key, mark }: CallParsedInput<'takeTicket'>,
): Promise<void> {
  const seat = await ticketByKey(context, key);
  if (!isSame(mark, letterMark(context, seat))) throw new ApiError('notFound');
  if (seat.takenVersion === seat.version) return;
  await context.db.update(tickets).set({ takenVersion: seat.version }).where(eq(tickets.id, seat.id));
}
