import { and, eq, sql } from 'drizzle-orm';
import { MAX_HELD_LETTERS } from '@/backend/contract/tickets/limits';
import { events, organisers } from '@/backend/db/schema/events';
import { heldLetters } from '@/backend/db/schema/letters';
import { brandedConfig } from '@/backend/kernel/site-brand';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { type Counted, countTry } from '@/backend/kernel/limits';
import { type NewLetter, queueLetterPayload, toLetterPayload } from '@/backend/outbox/mail';
import type { LetterKey } from '@/backend/outbox/write-letter';
import { addressOf } from '@/backend/modules/tickets/queries/people/account-address';
import { trustOf } from '@/backend/modules/tickets/queries/letters/trust';

/** Who causes letters, and why. */
interface Cause {
  eventId: number;
  /** The member who causes the letters; null for the organiser of the event. */
  by: number | null;
  /**
   * The member whose own action the letters answer, such as the buyer of an order: a letter to the address of this
   * account never waits for an editor.
   */
  ownerId?: number | null;
  /** Set for letters to the organiser and their staff, which need no address for answers. */
  isToOrganiser?: boolean;
  /** The group in which an editor decides about the letters; the kind of the letter when left out. */
  batch?: string;
}

interface About {
  orderId?: number;
  /** Tickets for which the letter is written again when it is released, so that its content is not stored. */
  tickets?: { id: number; version: number }[];
  /** The ticket transfer for which the letter is written again when it is released. */
  transferId?: number;
}

/** Where a letter was stored: exactly one of the two ids is set. */
export interface Caused {
  outboxId: number | null;
  heldId: number | null;
}

type Write = () => NewLetter | Promise<NewLetter>;

/**
 * Posts a letter. `write` is only called for a letter that is sent: letters that wait are written when they are
 * released.
 */
export type Post = (to: string, key: LetterKey, write: Write, about?: About) => Promise<Caused>;

/**
 * The only function by which letters caused by a member reach the outbox. Each letter is counted for the member, the
 * event, the receiver and, unless the address has ordered here itself, the receiver's domain; letters caused by staff
 * also count for the organiser, those caused by a buyer do not. A letter beyond a limit waits for an editor, as do all
 * later ones of the same cause.
 */
export async function openPost(
  context: Context,
  { eventId, by, ownerId, isToOrganiser = false, batch }: Cause,
): Promise<Post> {
  const { userId: organiserId, contact } = await hostOf(context, eventId);
  const letterOf = async (write: Write) => answeredTo(isToOrganiser ? '' : contact, await write());
  const byId = by ?? organiserId;
  const ownerAddress = await addressOf(context, ownerId ?? null);
  const whole = await wholeCounts(context, eventId, {
    byId,
    organiserId,
    isBuyers: byId !== null && byId === ownerId,
  });
  const branded = { config: await brandedConfig(context) };
  let isFull = false;
  return async (to, key, write, about = {}) => {
    if (ownerAddress !== '' && to.toLowerCase() === ownerAddress)
      return post(context, to, await letterOf(write));
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
        payload: isMadeAnew ? { to, transferId } : toLetterPayload(branded, to, await letterOf(write)),
        orderId: about.orderId,
        tickets: about.tickets,
        createdAt: context.now(),
      })
      .returning({ id: heldLetters.id });
    return { outboxId: null, heldId: row?.id ?? null };
  };
}

/**
 * Posts letters about an event that are not counted again: an editor released them, or they answer a letter that was
 * counted.
 */
export async function postReleased(context: Context, eventId: number): Promise<Post> {
  const { contact } = await hostOf(context, eventId);
  return async (to, _, write) => post(context, to, answeredTo(contact, await write()));
}

/** The letter with the address for answers, where the organiser has set one. */
function answeredTo(contact: string, letter: NewLetter): NewLetter {
  return contact === '' ? letter : { ...letter, headers: { ...letter.headers, 'Reply-To': contact } };
}

/** @throws ApiError lettersWait when too many letters of an event already wait for an editor */
export async function refuseFullQueue({ db }: Context, eventId: number): Promise<void> {
  const waiting = await db.$count(
    heldLetters,
    and(eq(heldLetters.eventId, eventId), eq(heldLetters.state, 'waiting')),
  );
  if (waiting >= MAX_HELD_LETTERS) throw new ApiError('lettersWait');
}

async function post(context: Context, to: string, letter: NewLetter): Promise<Caused> {
  const config = await brandedConfig(context);
  return {
    outboxId: await queueLetterPayload(context, toLetterPayload({ config }, to, letter), letter),
    heldId: null,
  };
}

interface Whole {
  counts: Counted[];
  subject: string;
  times: number;
}

/** The limits under which every letter of the cause is counted, whoever gets it. */
async function wholeCounts(
  context: Context,
  eventId: number,
  { byId, organiserId, isBuyers }: { byId: number | null; organiserId: number | null; isBuyers: boolean },
): Promise<Whole> {
  const [actor, organiser] = [await trustOf(context, byId ?? 0), await trustOf(context, organiserId ?? 0)];
  const subject = byId === null ? `event:${eventId}` : String(byId);
  // Letters caused by buyers have a limit of their own, so that they do not hold up the organiser's letters.
  const event = isBuyers ? `${eventId}:buyers` : eventId;
  return {
    subject,
    times: actor.times,
    counts: [
      ...(actor.isNew ? [['letterNewAccount', subject] as const] : []),
      ...(organiser.isNew && organiserId !== byId && !isBuyers
        ? [['letterNewAccount', organiserId ?? `event:${eventId}`] as const]
        : []),
      ['letterHourMember', subject, actor.times],
      ['letterDayMember', subject, actor.times],
      ['letterHourEvent', event, organiser.times],
      ['letterDayEvent', event, organiser.times],
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
  for (const counter of counted) if ((await countTry(context, counter)).over > 0) return true;
  return false;
}

/** Whether an address is the confirmed one of a member who has ordered at an event, or waits for a seat there. */
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
