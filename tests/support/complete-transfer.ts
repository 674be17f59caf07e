import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { takeTransfer } from '@/backend/modules/tickets/commands/transfers/answer';
import { transferTicket } from '@/backend/modules/tickets/commands/transfers/send';
import { ticketByKey } from '@/backend/modules/tickets/queries/tickets/access';
import type { TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import { pendingOf, transferKey } from '@/backend/modules/tickets/queries/transfers/pending';

const zh = { locale: 'zh-Hans' as const };

interface Receiver {
  id: number;
  name: string;
  email: string;
}

/** Offers a ticket to somebody. @returns the key in the letter */
export async function offer(context: Context, from: Member, to: Receiver): Promise<string> {
  await transferTicket(context, from, { ...to, ...zh });
  const pending = await pendingOf(context, to.id);
  return transferKey(context, pending?.id ?? 0);
}

/**
 * Makes a complete transfer: a ticket is offered, and its receiver takes it.
 * @returns the ticket afterwards
 */
export async function completeTransfer(context: Context, from: Member, to: Receiver): Promise<TicketRow> {
  const key = await offer(context, from, to);
  const taken = await takeTransfer(context, { key, name: to.name, answers: {}, ...zh });
  return ticketByKey(context, taken.key);
}
