import { eq, sql } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { EventStatus } from '@/backend/contract/events/statuses';
import { events, organisers } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { checkPicturesOpen } from '@/backend/outbox/closed-pictures';
import { withParts } from '@/backend/modules/events/queries/events';
import { refuseMissing } from '@/backend/modules/events/queries/missing';
import { bestEventText, type OrganiserRow } from '@/backend/modules/events/queries/row';
import { notify } from '@/backend/modules/members/commands/messages';
import { writeAudit } from '@/backend/records/audit';
import { notifyEventChange } from './form/change';
import { deleteTestOrders } from './delete-test-orders';

/**
 * Publishes an event that waits for review, or sends it back with a reason; its organiser is notified.
 * @throws ApiError notFound, wrongState, pictureClosed, invalidInput with the fields that are missing
 */
export async function reviewEvent(
  context: Context,
  member: Member,
  { id, is_approved, reason }: CallParsedInput<'reviewActivity'>,
): Promise<{ id: number; status: EventStatus }> {
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    // The account may be deleted at this moment, which locks the profile first, too.
    const [organiser] = await db
      .select()
      .from(organisers)
      .where(eq(organisers.id, sql`(select organiser_id from events where id = ${id})`))
      .for('share');
    const [event] = await db.select().from(events).where(eq(events.id, id)).for('no key update');
    if (!event) throw new ApiError('notFound');
    if (event.status !== 'pending') throw new ApiError('wrongState', { status: event.status });
    if (is_approved && isAbandoned(organiser)) throw new ApiError('wrongState', { organiser: 'gone' });
    const status = is_approved ? 'published' : 'draft';
    const [parts] = await withParts(inner, [event]);
    if (is_approved) {
      refuseMissing(parts);
      await checkPicturesOpen(inner, member, { poster: event.poster, texts: parts?.texts });
      await deleteTestOrders(inner, id);
    }
    const [after = event] = await db
      .update(events)
      .set({ status, version: event.version + 1, updatedTime: inner.now() })
      .where(eq(events.id, id))
      .returning();
    await notifyEventChange(inner, event, after);
    await writeAudit(inner, member, {
      subject: 'event',
      id,
      title: bestEventText(parts?.texts ?? [], 'zh-Hans')?.title ?? '',
      command: is_approved ? 'publish' : 'reject',
      before: { status: event.status },
      after: { status, reason },
    });
    if (organiser?.userId)
      await notify(inner, organiser.userId, {
        kind: 'event',
        key: is_approved ? 'eventApproved' : 'eventRejected',
        params: { title: bestEventText(parts?.texts ?? [], 'zh-Hans')?.title ?? '', reason },
        link: is_approved ? `/events/${id}` : `/ac_create/${id}`,
      });
    return { id, status };
  });
}

/** Whether nobody is behind a profile any more; the profiles of imports never belonged to a member. */
const isAbandoned = (organiser: OrganiserRow | undefined): boolean =>
  !organiser || (organiser.userId === null && organiser.sourceKey === null);
