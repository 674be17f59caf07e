import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import type { OrderRow, TicketRow } from './rows';

/**
 * Tells which tickets of an order were transferred to another person: those with another code and another address than
 * that of the buyer's account. One that came back to the buyer is the buyer's again.
 */
export async function handedOnIn(
  { db }: Context,
  { userId }: OrderRow,
): Promise<(ticket: Pick<TicketRow, 'version' | 'renewals' | 'email'>) => boolean> {
  const [buyer] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId ?? 0));
  const own = buyer?.email?.toLowerCase() ?? '';
  return (ticket) => hadOtherHolder(ticket) && ticket.email !== '' && ticket.email.toLowerCase() !== own;
}

/** Whether a ticket went from one address to another; a new link and code for the same holder are no such step. */
export function hadOtherHolder({ version, renewals }: Pick<TicketRow, 'version' | 'renewals'>): boolean {
  return version - renewals > 1;
}
