import { eq, inArray } from 'drizzle-orm';
import { GATE_HOURS } from '@/backend/contract/tickets/limits';
import { checkInLists, gateDevices } from '@/backend/db/schema/check-in';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';

/** When the end of an event moves, moves the expiry of its gate phones by the same time. */
export async function moveGatePhones({ db }: Context, before: EventRow, after: EventRow): Promise<void> {
  if (before.endTime.getTime() === after.endTime.getTime()) return;
  const lists = db
    .select({ id: checkInLists.id })
    .from(checkInLists)
    .where(eq(checkInLists.eventId, after.id));
  await db
    .update(gateDevices)
    .set({ expiresAt: new Date(after.endTime.getTime() + GATE_HOURS * 3_600_000) })
    .where(inArray(gateDevices.listId, lists));
}
