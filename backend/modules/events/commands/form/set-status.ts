import { eq } from 'drizzle-orm';
import type { EventStatus } from '@/backend/contract/events/statuses';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { withParts } from '@/backend/modules/events/queries/events';
import { needsReview } from '@/backend/modules/events/queries/hosting';
import { refuseMissing } from '@/backend/modules/events/queries/missing';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { deleteTestOrders } from '@/backend/modules/events/commands/delete-test-orders';

/**
 * The statuses each status can change to. A cancelled event stays cancelled. Its page is public, so only an event that
 * was published can be cancelled.
 */
const NEXT: Record<EventStatus, readonly EventStatus[]> = {
  draft: ['draft', 'pending', 'published'],
  pending: ['draft', 'pending', 'published'],
  published: ['published', 'cancelled'],
  cancelled: ['cancelled'],
};

/**
 * Sets the status that a form requests. Where editors review events, publishing requests a review.
 * @throws ApiError wrongState, invalidInput for what is missing
 */
export async function setStatus(
  context: Context,
  member: Member,
  event: EventRow,
  {
    status: requested,
    cancel_reason: reason = '',
    cancel_kept_percent: cancelRetainedPercent = 0,
  }: { status?: EventStatus; cancel_reason?: string; cancel_kept_percent?: number },
): Promise<EventRow> {
  if (requested === undefined || requested === event.status) {
    if (event.status === 'published') refuseMissing(await partsOf(context, event));
    return event;
  }
  if (!NEXT[event.status].includes(requested)) throw new ApiError('wrongState', { status: event.status });
  const isHeld = requested === 'published' && needsReview(context, member);
  const status = isHeld ? 'pending' : requested;
  if (status === 'published' || status === 'pending') refuseMissing(await partsOf(context, event));
  // Orders of an event that was not public are test orders of its staff.
  if (event.status !== 'published' && status === 'published') await deleteTestOrders(context, event.id);
  const now = context.now();
  const [after = event] = await context.db
    .update(events)
    .set({
      status,
      ...(status === 'cancelled' && {
        cancelledAt: now,
        cancelReason: reason,
        cancelKeptPercent: cancelRetainedPercent,
      }),
    })
    .where(eq(events.id, event.id))
    .returning();
  return after;
}

async function partsOf(context: Context, event: EventRow) {
  const [parts] = await withParts(context, [event]);
  return parts;
}
