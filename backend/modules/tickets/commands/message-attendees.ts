import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { organisers, eventTexts } from '@/backend/db/schema/events';
import { hostMessages } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { countTries } from '@/backend/kernel/limits';
import { pickText } from '@/backend/kernel/text/local';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { bestEventText } from '@/backend/modules/events/queries/row';
import { queueMail } from '@/backend/outbox/mail';

type Input = CallParsedInput<'messageAttendees'>;

const ENTERED = sql`exists (select 1 from scans s where s.ticket_id = t.id and s.result = 'admitted' and s.undone_at is null)`;

/** The members of each group, as a condition on `tickets t`. */
const GROUPS: Record<Exclude<Input['group'], 'waiting'>, SQL> = {
  holders: sql`t.state in ('valid', 'refunding')`,
  checked_in: sql`t.state = 'valid' and ${ENTERED}`,
  not_here: sql`t.state = 'valid' and not ${ENTERED}`,
  unpaid: sql`t.state = 'reserved'`,
};

/**
 * Sends a letter to each address of a group once; the same key sends nothing again. The organiser does not see the
 * addresses.
 * @throws ApiError notFound, tooManyRequests
 */
export async function messageAttendees(
  context: Context,
  member: Member,
  input: Input,
): Promise<{ sent: number }> {
  return inTransaction(context, async (inner) => {
    const event = await managedEvent(inner, member, input.activity_id, 'money', true);
    const key = { eventId: event.id, requestKey: input.idempotency_key };
    const [known] = await inner.db
      .select({ sent: hostMessages.sent })
      .from(hostMessages)
      .where(and(eq(hostMessages.eventId, key.eventId), eq(hostMessages.requestKey, key.requestKey)));
    if (known) return known;
    await countTries(inner, [['ticketMessageEvent', event.id]]);
    const people = await addressesOf(inner, input);
    await inner.db.insert(hostMessages).values({ ...key, sent: people.length });
    const texts = await inner.db.select().from(eventTexts).where(eq(eventTexts.eventId, event.id));
    const [host] = await inner.db.select().from(organisers).where(eq(organisers.id, event.organiserId));
    for (const { email, locale } of people)
      await queueMail(inner, email, {
        key: 'hostMessage',
        locale,
        values: {
          subject: input.subject,
          text: input.text,
          title: bestEventText(texts, locale)?.title ?? '',
          host: host ? pickText(host.name, locale).text : '',
        },
      });
    return { sent: people.length };
  });
}

async function addressesOf({ db }: Context, { activity_id, group, ticket_id }: Input) {
  const type = ticket_id === undefined ? sql`true` : sql`t.ticket_type_id = ${ticket_id}`;
  const rows = await db.execute<{ email: string; locale: Locale }>(
    group === 'waiting'
      ? sql`select distinct on (lower(u.email)) u.email, t.locale from waitlist t join users u on u.id = t.user_id
          where t.event_id = ${activity_id} and t.state = 'waiting' and u.email is not null and ${type}`
      : sql`select distinct on (lower(coalesce(nullif(t.email, ''), o.email))) coalesce(nullif(t.email, ''), o.email) as email, o.locale
          from tickets t join orders o on o.id = t.order_id
          where t.event_id = ${activity_id} and ${GROUPS[group]} and ${type} and not o.is_test
            and coalesce(nullif(t.email, ''), o.email) <> ''`,
  );
  return [...rows];
}
