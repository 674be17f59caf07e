import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { notify } from '@/backend/modules/members/commands/messages';
import { openPost } from '@/backend/modules/tickets/commands/letters/cause-letter';
import { eventsOf } from '@/backend/modules/tickets/queries/orders/parts';
import type { TransferRow } from '@/backend/modules/tickets/queries/orders/rows';
import { nameForStrangers } from '@/backend/kernel/text/without-links';
import { SOMEBODY } from './somebody';
import { pageUrl } from '@/backend/kernel/page-url';

/** Notifies the sender of a ticket transfer how it ended, with a letter to the address of the account. */
export async function notifySender(
  context: Context,
  { fromId, ticketId, name }: TransferRow,
  { id }: EventRow,
  key: 'ticketTaken' | 'ticketDeclined' | 'ticketNotTaken',
): Promise<void> {
  if (fromId === null) return;
  const [user] = await context.db.select().from(users).where(eq(users.id, fromId));
  if (user?.status !== 'active') return;
  const { locale, email } = user;
  const event = (await eventsOf(context, [id], locale)).get(id);
  if (!event) return;
  const link = key === 'ticketTaken' ? '/ac_mine' : `/ac_ticket?id=${ticketId}`;
  const values = { title: event.shown.title, name: nameForStrangers(name) || SOMEBODY[locale] };
  await notify(context, fromId, { kind: 'event', key, params: values, link });
  if (!email) return;
  const post = await openPost(context, { eventId: id, by: fromId, ownerId: fromId });
  await post(email, key, () => ({
    key,
    locale,
    values,
    sheet: {
      node: key === 'ticketTaken' ? 'done' : 'open',
      url: pageUrl(context.config, locale, link),
      foot: event.shown.organiser,
    },
  }));
}
