import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import { notify } from '@/backend/modules/members/commands/messages';
import { eventsOf } from '@/backend/modules/tickets/queries/orders/parts';
import type { WaitRow } from '@/backend/modules/tickets/queries/orders/rows';
import { openPost } from '@/backend/modules/tickets/commands/letters/cause-letter';

/**
 * Notifies members whose waiting-list entries have ended, in the transaction that ends them; those with an address get
 * a letter, too. Closed accounts are skipped.
 */
export async function notifyWaitingEnded(context: Context, eventId: number, ended: WaitRow[]): Promise<void> {
  if (ended.length === 0) return;
  const post = await openPost(context, { eventId, by: null });
  for (const { userId, locale } of ended) {
    const [user] = await context.db.select().from(users).where(eq(users.id, userId));
    const event = (await eventsOf(context, [eventId], locale)).get(eventId);
    if (!event || user?.status !== 'active') continue;
    const { title } = event.shown;
    const link = `/events/${eventId}`;
    await notify(context, userId, { kind: 'event', key: 'waitlistEnded', params: { title }, link });
    if (!user.email) continue;
    const values = { title, url: pageUrl(context.config, locale, link) };
    await post(user.email, 'waitlistEnded', () => ({ key: 'waitlistEnded', locale, values }));
  }
}
