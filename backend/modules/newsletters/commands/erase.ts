import { eq } from 'drizzle-orm';
import { subscribers, subscriptions } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';
import { subscriberWith } from '@/backend/modules/newsletters/queries/subscriber';

/**
 * Erases an address. Of one that got letters the hash remains, so that no import and no other list writes to it again; who
 * asks anew gets a letter to confirm, as anybody.
 */
export async function eraseSubscriber(context: Context, address: string): Promise<void> {
  const { db, now } = context;
  const row = await subscriberWith(context, address);
  if (!row) return;
  if (row.state === 'pending') {
    await db.delete(subscribers).where(eq(subscribers.id, row.id));
    return;
  }
  await db.delete(subscriptions).where(eq(subscriptions.subscriberId, row.id));
  await db
    .update(subscribers)
    .set({
      address: null,
      pausedUntil: null,
      ...(row.state === 'active' && { state: 'left' as const, endedAt: now() }),
    })
    .where(eq(subscribers.id, row.id));
}
