import { and, asc, eq, like, notLike } from 'drizzle-orm';
import { accountLabel } from '@/backend/contract/accounts/generated-nickname';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { type AssignedRole, STAFF_ROLES } from '@/backend/contract/tickets/statuses';
import { eventStaff, eventTexts, organisers } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { bestEventText, type EventRow } from '@/backend/modules/events/queries/row';
import { notify } from '@/backend/modules/members/commands/messages';

type Staff = CallOutput<'activityStaff'>;

/** Pattern for roles that were offered and not accepted yet. */
const REQUESTED = 'asked_%';

const shown = { user_id: users.id, name: users.nickname, avatar: users.avatarImg };

/** Who works at an event, its owner first. @throws ApiError notFound */
export async function listStaff(context: Context, member: Member, eventId: number): Promise<Staff> {
  return staffOf(context, await managedEvent(context, member, eventId, 'see'));
}

/**
 * Changes or removes the role of a member of the staff, or offers a role to an address; the member with the address is
 * notified of the first offer. The answer is the same for an address without an account.
 * @throws ApiError notFound, invalidInput for somebody who is not on the staff, tooManyRequests
 */
export async function saveStaff(
  context: Context,
  member: Member,
  { activity_id: eventId, user_id, email, role }: CallParsedInput<'saveStaff'>,
): Promise<Staff> {
  if (user_id === undefined) await countTries(context, [['memberLookupAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const event = await managedEvent(inner, member, eventId, 'own', true);
    const staffId = await staffMember(inner, eventId, { user_id, email });
    if (staffId === null && user_id !== undefined) throw new ApiError('invalidInput', { user_id: 'unknown' });
    if (staffId === null) await invite(inner, event, email ?? '', role);
    else if (role === null) await db.delete(eventStaff).where(rowOf(eventId, staffId));
    else await db.update(eventStaff).set({ role }).where(rowOf(eventId, staffId));
    return staffOf(inner, event);
  });
}

/**
 * Accepts or declines to work at an event.
 * @throws ApiError notFound for an event and a role that the caller was not offered
 */
export async function answerStaff(
  { db }: Context,
  member: Member,
  eventId: number,
  role: AssignedRole,
  accepts: boolean,
): Promise<CallOutput<'answerCohost'>> {
  const requested = and(rowOf(eventId, member.id), eq(eventStaff.role, `asked_${role}`));
  const answered = accepts
    ? await db.update(eventStaff).set({ role }).where(requested).returning()
    : await db.delete(eventStaff).where(requested).returning();
  if (answered.length === 0) throw new ApiError('notFound');
  return { activity_id: eventId, state: accepts ? 'accepted' : 'declined' };
}

const rowOf = (eventId: number, userId: number) =>
  and(eq(eventStaff.eventId, eventId), eq(eventStaff.userId, userId));

const withAddress = (email: string) => and(eq(users.email, email.toLowerCase()), eq(users.status, 'active'));

/** The id of a member who has a role in an event and has accepted it. */
async function staffMember(
  { db }: Context,
  eventId: number,
  { user_id, email = '' }: { user_id?: number; email?: string },
): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(eventStaff)
    .innerJoin(users, eq(users.id, eventStaff.userId))
    .where(
      and(
        eq(eventStaff.eventId, eventId),
        notLike(eventStaff.role, REQUESTED),
        user_id === undefined ? withAddress(email) : eq(users.id, user_id),
      ),
    );
  return row?.id ?? null;
}

/** Offers a role to the member with an address, or withdraws the offer. */
async function invite(
  context: Context,
  event: EventRow,
  email: string,
  role: AssignedRole | null,
): Promise<void> {
  const { db, now } = context;
  const [user] = await db.select().from(users).where(withAddress(email));
  const [organiser] = await db.select().from(organisers).where(eq(organisers.id, event.organiserId));
  if (!user || user.id === organiser?.userId) return;
  const requested = and(rowOf(event.id, user.id), like(eventStaff.role, REQUESTED));
  const withdrawn = await db.delete(eventStaff).where(requested).returning();
  if (role === null) return;
  await db
    .insert(eventStaff)
    .values({ eventId: event.id, userId: user.id, role: `asked_${role}`, createdAt: now() })
    // Whoever accepted a moment ago keeps that role.
    .onConflictDoNothing();
  if (withdrawn.length > 0) return;
  const texts = await db.select().from(eventTexts).where(eq(eventTexts.eventId, event.id));
  await notify(context, user.id, {
    kind: 'event',
    key: 'staffInvited',
    params: { title: bestEventText(texts, user.locale)?.title ?? '' },
    link: '/ac_organ',
  });
}

async function staffOf({ db }: Context, event: EventRow): Promise<Staff> {
  const owners = await db
    .select(shown)
    .from(organisers)
    .innerJoin(users, eq(users.id, organisers.userId))
    .where(eq(organisers.id, event.organiserId));
  const others = await db
    .select({ ...shown, role: eventStaff.role })
    .from(eventStaff)
    .innerJoin(users, eq(users.id, eventStaff.userId))
    .where(and(eq(eventStaff.eventId, event.id), notLike(eventStaff.role, REQUESTED)))
    .orderBy(asc(eventStaff.createdAt), asc(users.id));
  const accepted = others.flatMap(({ role, ...person }) =>
    STAFF_ROLES.filter((staffRole) => staffRole === role).map((staffRole) => ({
      ...person,
      role: staffRole,
    })),
  );
  const list = [...owners.map((owner) => ({ ...owner, role: 'owner' as const })), ...accepted];
  return { list: list.map((person) => ({ ...person, name: accountLabel(person.name, person.user_id) })) };
}
