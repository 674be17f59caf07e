import { eq } from 'drizzle-orm';
import { readableCode } from '@/backend/contract/tickets/reference';
import { TICKET_CODE_LENGTH } from '@/backend/contract/tickets/limits';
import { formerCodes } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { hashToken, newToken, secureRandom } from '@/backend/kernel/tokens';
import type { TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import { endTransfersOf } from '@/backend/modules/tickets/commands/transfers/end';

type Renewed = Pick<TicketRow, 'code' | 'version' | 'accessKey'>;

/** A new ticket code, which is easy to read aloud at the gate. */
export const newCode = () => readableCode(TICKET_CODE_LENGTH, secureRandom);

/**
 * Gives a ticket another code, version and link, to be stored with it, so that everything its former holder has is
 * worthless. The gate answers the old code with `moved`, and a pending transfer ends. Links that a former holder
 * renewed open nothing and reveal nothing about the new holder.
 */
export async function renewCode(context: Context, seat: TicketRow): Promise<Renewed> {
  await context.db.update(formerCodes).set({ keyHash: null }).where(eq(formerCodes.ticketId, seat.id));
  return replaceCode(context, seat, null);
}

/** The same for the current holder: the old link then says that there is a new one. */
export async function renewForHolder(
  context: Context,
  seat: TicketRow,
): Promise<Renewed & Pick<TicketRow, 'renewals' | 'takenVersion'>> {
  const renewed = await replaceCode(context, seat, hashToken(seat.accessKey));
  const isTaken = seat.takenVersion === seat.version;
  return {
    ...renewed,
    renewals: seat.renewals + 1,
    takenVersion: isTaken ? renewed.version : seat.takenVersion,
  };
}

async function replaceCode(
  context: Context,
  { id, code, version }: TicketRow,
  keyHash: string | null,
): Promise<Renewed> {
  await endTransfersOf(context, [id], 'cancel');
  await context.db.insert(formerCodes).values({ code, ticketId: id, keyHash });
  return { code: newCode(), version: version + 1, accessKey: newToken() };
}
