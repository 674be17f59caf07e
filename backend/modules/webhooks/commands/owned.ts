import { eq } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '@/backend/db/schema/webhooks';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import type { Hook } from '@/backend/modules/webhooks/queries/receivers';

/** A webhook of a member, or of an event that is theirs, locked. @throws ApiError notFound */
export async function lockOwned(inner: Context, member: Member, id: number): Promise<Hook> {
  const [row] = await inner.db.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  if (!row) throw new ApiError('notFound');
  await requireOwner(inner, member, row);
  return row;
}

/** A delivery of such a webhook, locked with it. @throws ApiError notFound */
export async function lockDelivery(inner: Context, member: Member, id: number) {
  const [row] = await inner.db
    .select({ delivery: webhookDeliveries, hook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id))
    .for('update');
  if (!row) throw new ApiError('notFound');
  await requireOwner(inner, member, row.hook);
  return row;
}

async function requireOwner(context: Context, member: Member, { eventId, userId }: Hook): Promise<void> {
  if (eventId !== null) await managedEvent(context, member, eventId, 'own');
  else if (userId !== member.id) throw new ApiError('notFound');
}
