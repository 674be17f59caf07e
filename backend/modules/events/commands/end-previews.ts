import { eq, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { managedEvent } from '@/backend/modules/events/queries/managed';

/** Ends all existing preview addresses of an event. @throws ApiError notFound */
export function endEventPreviews(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'endActivityPreviews'>> {
  return inTransaction(context, async (inner) => {
    await managedEvent(inner, member, id, 'edit', true);
    const previewSeries = sql`${events.previewSeries} + 1`;
    await inner.db.update(events).set({ previewSeries }).where(eq(events.id, id));
    return { ended: true };
  });
}
