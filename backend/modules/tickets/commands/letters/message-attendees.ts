import { and, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { organisers, eventTexts } from '@/backend/db/schema/events';
import { organiserMessages } from '@/backend/db/schema/organiser-messages';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { countTries } from '@/backend/kernel/limits';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { organiserName } from '@/backend/modules/events/queries/organiser-name';
import { bestEventText, type EventRow } from '@/backend/modules/events/queries/row';
import { messageReceivers } from '@/backend/modules/tickets/queries/letters/message-receivers';
import { fingerprintOf, refuseOtherInput } from '@/backend/records/find-by-key';
import { openPost, refuseFullQueue } from './cause-letter';
import { unsubscribeHeaders, unsubscribeKey } from './unsubscribe';

type Input = CallParsedInput<'messageAttendees'>;
type Outcome = CallOutput<'messageAttendees'>;

/**
 * Sends a letter once to each address of a group; the same key sends nothing again. The organiser does not see the
 * addresses. Addresses that somebody else typed in get no letter before the ticket was opened from its letter, nor do
 * unsubscribed ones.
 * @throws ApiError notFound, tooManyRequests, lettersWait, keyUsed for a key with which another letter was sent; its
 * data says what became of that one
 */
export async function messageAttendees(context: Context, member: Member, input: Input): Promise<Outcome> {
  return inTransaction(context, async (inner) => {
    const event = await managedEvent(inner, member, input.activity_id, 'money', true);
    const key = { eventId: event.id, requestKey: input.idempotency_key };
    const requestHash = hashOf(input);
    const [earlierMessage] = await inner.db
      .select()
      .from(organiserMessages)
      .where(
        and(eq(organiserMessages.eventId, key.eventId), eq(organiserMessages.requestKey, key.requestKey)),
      );
    if (earlierMessage) {
      const { sent, held: waitingLetters, leftOut, unsubscribed } = earlierMessage;
      const outcome = { sent, held: waitingLetters, left_out: leftOut, unsubscribed };
      refuseOtherInput({ stored: earlierMessage.requestHash, sent: requestHash }, 'idempotency_key', outcome);
      return outcome;
    }
    await countTries(inner, [['ticketMessageEvent', event.id]]);
    await refuseFullQueue(inner, event.id);
    const outcome = await postAll(inner, member, event, input);
    await inner.db
      .insert(organiserMessages)
      .values({ ...key, requestHash, ...outcome, leftOut: outcome.left_out });
    return outcome;
  });
}

/** A hash of the letter and of the group that gets it. */
const hashOf = ({ group, ticket_type_id, subject, text }: Input): string =>
  fingerprintOf([group, ticket_type_id ?? null, subject, text]);

async function postAll(inner: Context, member: Member, event: EventRow, input: Input): Promise<Outcome> {
  const texts = await inner.db.select().from(eventTexts).where(eq(eventTexts.eventId, event.id));
  const [organiser] = await inner.db.select().from(organisers).where(eq(organisers.id, event.organiserId));
  const batch = `message:${input.idempotency_key}`;
  const post = await openPost(inner, { eventId: event.id, by: member.id, batch });
  const outcome: Outcome = { sent: 0, held: 0, left_out: 0, unsubscribed: 0 };
  for (const { email, locale, knows } of await messageReceivers(inner, input)) {
    if (!knows) {
      outcome.left_out += 1;
      continue;
    }
    const unsubscribe = await unsubscribeKey(inner, event.organiserId, email);
    if (unsubscribe === null) {
      outcome.unsubscribed += 1;
      continue;
    }
    const { heldId } = await post(email, 'hostMessage', () => ({
      key: 'hostMessage',
      locale,
      headers: unsubscribeHeaders(inner, unsubscribe),
      values: {
        subject: input.subject,
        text: input.text,
        title: bestEventText(texts, locale)?.title ?? '',
        host: organiser ? organiserName(organiser.name, locale).text : '',
        unsubscribe: `${inner.config.siteUrl}/letters/unsubscribe/${unsubscribe}`,
      },
    }));
    outcome[heldId === null ? 'sent' : 'held'] += 1;
  }
  return outcome;
}
