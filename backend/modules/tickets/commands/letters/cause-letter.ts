import { and, eq, sql } from 'drizzle-orm';
import { MAX_HELD_LETTERS } from '@/backend/contract/tickets/limits';
import { events, organisers } from '@/backend/db/schema/events';
import { heldLetters } from '@/backend/db/schema/letters';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { type Counted, countTry } from '@/backend/kernel/limits';
import { type NewLetter, queueWritten, writeMail } from '@/backend/outbox/mail';
import type { LetterKey } from '@/backend/outbox/write-letter';
import { addressOf } from '@/backend/modules/tickets/queries/account-address';
import { standingOf } from '@/backend/modules/tickets/queries/letter-standing';

/** Whose doing letters are. */
interface Cause {
  eventId: number;
  /** The member whose doing they are; null for the organiser of the event. */
  by: number | null;
  /** Whose own act they answer, as an order its buyer: a letter to the address of this account is never held up. */
  ownerId?: number | null;
  /** Set for letters to the organiser and his people, who have nobody to answer. */
  isToHost?: boolean;
  /** What an editor decides together; the kind of the letter when left out. */
  batch?: string;
}

interface About {
  orderId?: number;
  /** Tickets that are made anew when the letter is released, so that nothing of them is kept. */
  tickets?: { id: number; version: number }[];
  /** The transfer whose letter it is, which is made anew likewise. */
  transferId?: number;
}

/** What became of a letter: the id of one of these. */
export interface Caused {
  outboxId: number | null;
  heldId: number | null;
}

type Write = () => NewLetter | Promise<NewLetter>;

/** Posts a letter. One with tickets is only written when it goes: what waits is not worth the work. */
export type Post = (to: string, key: LetterKey, write: Write, about?: About) => Promise<Caused>;

/**
 * The only place where letters of a member's doing reach the outbox. Each is counted for the member, the event, its
 * receiver and, for an address that did not order here itself, the receiver's domain; those of the organiser's people for
 * him too, those of a buyer not. What passes the ceiling waits for an
 * editor, as does everything after it of the same cause.
 */
export async function openPost(
  context: Context,
  { eventId, by, ownerId, isToHost = false, batch }: Cause,
): Promise<Post> {
  const { userId: hostId, contact } = await hostOf(context, eventId);
  const letterOf = async (write: Write) => answeredTo(isToHost ? '' : contact, await write());
  const byId = by ?? hostId;
  const own = await addressOf(context, ownerId ?? null);
  const whole = await wholeCounts(context, eventId, {
    byId,
    hostId,
    isBuyers: byId !== null && byId === ownerId,
  });
  let isFull = false;
  return async (to, key, write, about = {}) => {
    if (own !== '' && to.toLowerCase() === own) return post(context, to, await letterOf(write));
    isFull = isFull || (await isPassed(context, whole.counts));
    const isHeld = isFull || (await isPassed(context, await receiverCounts(context, eventId, to, whole)));
    if (!isHeld) return post(context, to, await letterOf(write));
    const { transferId } = about;
    const isMadeAnew = about.tickets !== undefined || transferId !== undefined;
    const [row] = await context.db
      .insert(heldLetters)
      .values({
        eventId,
        byId,
        batch: batch ?? key,
        key,
        payload: isMadeAnew ? { to, transferId } : writeMail(context, to, await letterOf(write)),
        orderId: about.orderId,
        tickets: about.tickets,
        createdAt: context.now(),
      })
      .returning({ id: heldLetters.id });
    return { outboxId: null, heldId: row?.id ?? null };
  };
}

/** Letters about an event that an editor released, or that answer one that was counted: they are not counted again. */
export async function postReleased(context: Context, eventId: number): Promise<Post> {
  const { contact } = await hostOf(context, eventId);
  return async (to, _, write) => post(context, to, answeredTo(contact, await write()));
}

/** The letter with the address its receiver answers to, where the organiser gave one. */
function answeredTo(contact: string, letter: NewLetter): NewLetter {
  return contact === '' ? letter : { ...letter, headers: { ...letter.headers, 'Reply-To': contact } };
}

/** @throws ApiError lettersWait when so many letters of an event wait for an editor that no more may join them */
export async function refuseFullQueue({ db }: Context, eventId: number): Promise<void> {
  const waiting = await db.$count(
    heldLetters,
    and(eq(heldLetters.eventId, eventId), eq(heldLetters.state, 'waiting')),
  );
  if (waiting >= MAX_HELD_LETTERS) throw new ApiError('lettersWait');
}

async function post(context: Context, to: string, letter: NewLetter): Promise<Caused> {
  return { outboxId: await queueWritten(context, writeMail(context, to, letter), letter), heldId: null };
}

interface Whole {
  counts: Counted[];
  subject: string;
  times: number;
}

/** What every letter of the cause counts for, whoever gets it. */
async function wholeCounts(
  context: Context,
  eventId: number,
  { byId, hostId, isBuyers }: { byId: number | null; hostId: number | null; isBuyers: boolean },
): Promise<Whole> {
  const [actor, host] = [await standingOf(context, byId ?? 0), await standingOf(context, hostId ?? 0)];
  const subject = byId === null ? `event:${eventId}` : String(byId);
  // Buyers have a ceiling of their own: what they cause together holds up no letter of the organiser.
  const event = isBuyers ? `${eventId}:buyers` : eventId;
  return {
    subject,
    times: actor.times,
    counts: [
      ...(actor.isNew ? [['letterNewAccount', subject] as const] : []),
      ...(host.isNew && hostId !== byId && !isBuyers
        ? [['letterNewAccount', hostId ?? `event:${eventId}`] as const]
        : []),
      ['letterHourMember', subject, actor.times],
      ['letterDayMember', subject, actor.times],
      ['letterHourEvent', event, host.times],
      ['letterDayEvent', event, host.times],
    ],
  };
}

async function receiverCounts(
  context: Context,
  eventId: number,
  to: string,
  { subject, times }: Whole,
): Promise<Counted[]> {
  const address = to.toLowerCase();
  const isKnown = await orderedHere(context, eventId, address);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return [
    ['letterDayReceiver', address],
    ...(isKnown ? [] : [['letterDayDomain', `${subject}:${domain}`, times] as const]),
  ];
}

async function isPassed(context: Context, counted: readonly Counted[]): Promise<boolean> {
  for (const one of counted) if ((await countTry(context, one)).over > 0) return true;
  return false;
}

/** Whether an address is the proven one of a member who ordered at an event, or waits for a seat there. */
async function orderedHere({ db }: Context, eventId: number, address: string): Promise<boolean> {
  const rows =
    await db.execute(sql`select 1 from users u where u.email = ${address} and u.status = 'active' and (
    exists (select 1 from orders o where o.event_id = ${eventId} and o.user_id = u.id and not o.is_guest)
    or exists (select 1 from waitlist w where w.event_id = ${eventId} and w.user_id = u.id))`);
  return [...rows].length > 0;
}

async function hostOf({ db }: Context, eventId: number): Promise<{ userId: number | null; contact: string }> {
  const [row] = await db
    .select({ userId: organisers.userId, contact: organisers.contactEmail })
    .from(events)
    .innerJoin(organisers, eq(organisers.id, events.organiserId))
    .where(eq(events.id, eventId));
  return row ?? { userId: null, contact: '' };
}
