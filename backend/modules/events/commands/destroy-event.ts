import { eq, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { removeDocuments } from '@/backend/modules/search/commands/index-documents';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { deleteTestOrders } from './delete-test-orders';

/** Deletes an event without orders; test orders are deleted with it. @throws ApiError notFound, wrongState when it has orders */
export async function destroyEvent(context: Context, member: Member, id: number): Promise<{ id: number }> {
  return inTransaction(context, async (inner) => {
    const event = await managedEvent(inner, member, id, 'own', true);
    if (event.status === 'draft' || event.status === 'pending') await deleteTestOrders(inner, id);
    const [ordered] = await inner.db.execute(sql`select 1 from orders where event_id = ${id} limit 1`);
    if (ordered) throw new ApiError('wrongState', { orders: 'some' });
    await inner.db.delete(events).where(eq(events.id, id));
    await removeDocuments(inner, [{ kind: 'event', refId: id }]);
    await queueRevalidation(inner, [tags.events, tags.event(id)]);
    return { id };
  });
}
