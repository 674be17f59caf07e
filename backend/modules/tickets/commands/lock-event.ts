import { eq } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';

/**
 * Locks an event until the transaction ends. Everything that takes or frees a seat, counts a code or changes an order
 * of the event must hold this lock, so that sums read under it stay valid. Rows that refer to the event can still be
 * inserted.
 * @throws ApiError notFound
 */
export async function lockEvent(context: Context, id: number): Promise<EventRow> {
  const [event] = await context.db.select().from(events).where(eq(events.id, id)).for('no key update');
  if (!event) throw new ApiError('notFound');
  return event;
}
