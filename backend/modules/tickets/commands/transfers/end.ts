import { and, eq, inArray } from 'drizzle-orm';
import type { TransferCommand } from '@/backend/contract/tickets/statuses';
import { TRANSFER_ENDS } from '@/backend/contract/tickets/transitions';
import { heldLetters } from '@/backend/db/schema/letters';
import { tickets } from '@/backend/db/schema/orders';
import { ticketTransfers } from '@/backend/db/schema/transfers';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import type { TransferRow } from '@/backend/modules/tickets/queries/orders/rows';

/**
 * Ends a pending transfer; its link stops working, and a letter that still waits for an editor is dropped. The event
 * must be locked.
 * @param actorId the member who ends it; null for the receiver, who needs no account, and for the program itself
 * @throws ApiError transferOver
 */
export async function endTransfer(
  context: Context,
  transfer: TransferRow,
  command: TransferCommand,
  actorId: number | null,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const { db, now } = context;
  const { to, action } = TRANSFER_ENDS[command];
  const ended = await db
    .update(ticketTransfers)
    .set({ state: to, endedAt: now() })
    .where(and(eq(ticketTransfers.id, transfer.id), eq(ticketTransfers.state, 'pending')))
    .returning({ id: ticketTransfers.id });
  if (ended.length === 0) throw new ApiError('transferOver');
  if (transfer.heldId !== null)
    await db
      .update(heldLetters)
      .set({ state: 'outdated', payload: {} })
      .where(and(eq(heldLetters.id, transfer.heldId), eq(heldLetters.state, 'waiting')));
  const [seat] = await db.select().from(tickets).where(eq(tickets.id, transfer.ticketId));
  if (seat) await logOrder(context, seat.orderId, actorId, action, detail);
}

/** Ends the pending transfers of these tickets, because of a step on the tickets. The event must be locked. */
export async function endTransfersOf(
  context: Context,
  ticketIds: number[],
  command: Extract<TransferCommand, 'cancel' | 'admit'>,
): Promise<void> {
  if (ticketIds.length === 0) return;
  const pending = await context.db
    .select()
    .from(ticketTransfers)
    .where(and(inArray(ticketTransfers.ticketId, ticketIds), eq(ticketTransfers.state, 'pending')));
  for (const transfer of pending) await endTransfer(context, transfer, command, null);
}
