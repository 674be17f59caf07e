import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import type { OrderRow, TicketRow } from '@/backend/modules/tickets/queries/orders/rows';

/**
 * Returns a function that tells whether a ticket of an order was transferred to another person: its code has changed,
 * and its address is not that of the buyer's account. A ticket that came back to the buyer counts as the buyer's again.
 */
export async function handedOnIn(
  { db }: Context,
  { userId }: OrderRow,
): Promise<(ticket: Pick<TicketRow, 'version' | 'renewals' | 'email'>) => boolean> {
  const [buyer] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId ?? 0));
  const buyerEmail = buyer?.email?.toLowerCase() ?? '';
  return (ticket) =>
    wasTransferred(ticket) && ticket.email !== '' && ticket.email.toLowerCase() !== buyerEmail;
}

/**
 * Whether a ticket was transferred from one address to another; a new link and code for the same holder are no
 * transfer.
 */
export function wasTransferred({ version, renewals }: Pick<TicketRow, 'version' | 'renewals'>): boolean {
  return version - renewals > 1;
}
