import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { cohostInvitations, eventCohosts, events, eventTexts, organisers } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { invitationsOf } from '@/backend/modules/events/queries/cohosts';
import { organiserOf } from '@/backend/modules/events/queries/hosting';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { bestEventText } from '@/backend/modules/events/queries/row';
import { notify } from '@/backend/modules/members/commands/messages';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { ensureOrganiser } from '@/backend/modules/events/commands/form/create-event';
import { answerStaff } from './staff';

type Invitations = CallOutput<'activityCohosts'>;
type Answer = CallOutput<'answerCohost'>;

const invitationOf = (eventId: number, userId: number) =>
  and(eq(cohostInvitations.eventId, eventId), eq(cohostInvitations.userId, userId));

/**
 * Invites a member to become a co-host of an event, and notifies them; a member who declined may be invited again. The
 * answer is the same for an address without an account.
 * @throws ApiError notFound, tooManyRequests
 */
export async function inviteCohost(
  context: Context,
  member: Member,
  { activity_id: eventId, email }: CallParsedInput<'inviteCohost'>,
): Promise<Invitations> {
  await countTries(context, [['memberLookupAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const event = await managedEvent(inner, member, eventId, 'own', true);
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.email, email.toLowerCase()), eq(users.status, 'active')));
    const [account] = await db.select().from(organisers).where(eq(organisers.id, event.organiserId));
    if (!user || user.id === account?.userId) return invitationsOf(inner, eventId);
    const [invitation] = await db.select().from(cohostInvitations).where(invitationOf(eventId, user.id));
    if (invitation && invitation.state !== 'declined') return invitationsOf(inner, eventId);
    const requested = { state: 'invited' as const, createdAt: inner.now(), answeredAt: null };
    await db
      .insert(cohostInvitations)
      .values({ eventId, userId: user.id, ...requested })
      .onConflictDoUpdate({ target: [cohostInvitations.eventId, cohostInvitations.userId], set: requested });
    const texts = await db.select().from(eventTexts).where(eq(eventTexts.eventId, eventId));
    await notify(inner, user.id, {
      kind: 'event',
      key: 'cohostInvited',
      params: { title: bestEventText(texts, user.locale)?.title ?? '' },
      link: '/ac_organ',
    });
    return invitationsOf(inner, eventId);
  });
}

/**
 * Withdraws the invitation of an address, if there is one, or removes a member who has answered.
 * @throws ApiError notFound, also for a member who has not answered
 */
export async function removeCohost(
  context: Context,
  member: Member,
  input: CallParsedInput<'removeCohost'>,
): Promise<Invitations> {
  const { activity_id: eventId } = input;
  return inTransaction(context, async (inner) => {
    await managedEvent(inner, member, eventId, 'own', true);
    if ('email' in input) {
      await withdraw(inner, eventId, input.email);
      return invitationsOf(inner, eventId);
    }
    const answered = and(invitationOf(eventId, input.user_id), ne(cohostInvitations.state, 'invited'));
    const gone = await inner.db.delete(cohostInvitations).where(answered).returning();
    if (gone.length === 0) throw new ApiError('notFound');
    await takeOff(inner, eventId, input.user_id);
    return invitationsOf(inner, eventId);
  });
}

async function withdraw({ db }: Context, eventId: number, email: string): Promise<void> {
  const named = db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  await db
    .delete(cohostInvitations)
    .where(
      and(
        eq(cohostInvitations.eventId, eventId),
        inArray(cohostInvitations.userId, named),
        eq(cohostInvitations.state, 'invited'),
      ),
    );
}

/**
 * Accepts or declines an invitation to be a co-host of an event or to work at it; declining after accepting is
 * possible. A co-host who accepts is named on the event with their organiser profile.
 * @throws ApiError notFound for an event the caller was not invited to
 */
export async function answerCohost(
  context: Context,
  member: Member,
  { activity_id: eventId, part, accepts }: CallParsedInput<'answerCohost'>,
): Promise<Answer> {
  if (part !== 'cohost') return answerStaff(context, member, eventId, part, accepts);
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    await db.select().from(events).where(eq(events.id, eventId)).for('no key update');
    const state = accepts ? ('accepted' as const) : ('declined' as const);
    const answered = await db
      .update(cohostInvitations)
      .set({ state, answeredAt: inner.now() })
      .where(invitationOf(eventId, member.id))
      .returning();
    if (answered.length === 0) throw new ApiError('notFound');
    if (!accepts) await takeOff(inner, eventId, member.id);
    else {
      const organiserId = await ensureOrganiser(inner, member);
      await db.execute(sql`insert into event_cohosts (event_id, organiser_id, position)
        select ${eventId}, ${organiserId}, coalesce(max(position) + 1, 0) from event_cohosts where event_id = ${eventId}
        on conflict do nothing`);
      await queueRevalidation(inner, [tags.events, tags.event(eventId)]);
    }
    return { activity_id: eventId, state };
  });
}

async function takeOff(inner: Context, eventId: number, userId: number): Promise<void> {
  const organiser = await organiserOf(inner, { id: userId, roles: [], sessionId: 0 });
  if (!organiser) return;
  await inner.db
    .delete(eventCohosts)
    .where(and(eq(eventCohosts.eventId, eventId), eq(eventCohosts.organiserId, organiser.id)));
  await queueRevalidation(inner, [tags.events, tags.event(eventId)]);
}
