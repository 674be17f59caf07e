import { readableCode } from '@/backend/contract/tickets/reference';
import { TICKET_CODE_LENGTH } from '@/backend/contract/tickets/limits';
import { formerCodes } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { newToken, secureRandom } from '@/backend/kernel/tokens';
import type { SeatRow } from '@/backend/modules/tickets/queries/rows';
import { endTransfersOf } from './transfers/end';

/** A code as it is read aloud at the gate. */
export const newCode = () => readableCode(TICKET_CODE_LENGTH, secureRandom);

/**
 * What makes everything its former holder has worthless: another code, version and link, to be stored with the ticket. The
 * gate answers the old ones with `moved`, and an offer of the old one ends.
 */
export async function renewCode(
  context: Context,
  { id, code, version }: SeatRow,
): Promise<Pick<SeatRow, 'code' | 'version' | 'accessKey'>> {
  await endTransfersOf(context, [id], 'cancel');
  await context.db.insert(formerCodes).values({ code, ticketId: id });
  return { code: newCode(), version: version + 1, accessKey: newToken() };
}
