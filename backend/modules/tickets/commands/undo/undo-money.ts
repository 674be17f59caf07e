import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { managedOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { findUndo } from '@/backend/modules/tickets/queries/orders/undo';
import { undoMoneyConfirmation } from './undo-money-confirmation';
import { takeBackPayout } from './take-back-payout';

/**
 * Undoes the confirmation of money for an order, or the record of a paid refund, if that was the last step of the
 * order, less than a minute ago, and had no further effects.
 * @throws ApiError notFound, undoTooLate
 */
export async function undoMoney(context: Context, member: Member, id: number): Promise<void> {
  await managedOrder(context, member, id, 'money');
  await withOrder(context, id, async (inner, order, event) => {
    const undoStep = await findUndo(inner, id);
    if (undoStep === null) throw new ApiError('undoTooLate');
    const { undo, since } = undoStep;
    const by = { actorId: member.id, since };
    if (undo.what === 'confirmed') await undoMoneyConfirmation(inner, order, event, undo, by);
    else await takeBackPayout(inner, order, undo, by);
  });
}
