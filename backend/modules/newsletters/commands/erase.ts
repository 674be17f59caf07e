import { eq } from 'drizzle-orm';
import { subscribers } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';
import { subscriberWith } from '@/backend/modules/newsletters/queries/subscriber';

/** Erases an address. Of one that is suppressed the hash remains, so that it is not written to again. */
export async function eraseSubscriber(context: Context, address: string): Promise<void> {
  const row = await subscriberWith(context, address);
  if (!row) return;
  const isSuppressed = row.state === 'bounced' || row.state === 'complained';
  await (isSuppressed
    ? context.db.update(subscribers).set({ address: null }).where(eq(subscribers.id, row.id))
    : context.db.delete(subscribers).where(eq(subscribers.id, row.id)));
}
