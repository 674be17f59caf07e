import { and, asc, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { eventStaff, organisers } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import type { EventRow } from '@/backend/modules/events/queries/row';

type Staff = CallOutput<'activityStaff'>;

const shown = { user_id: users.id, name: users.nickname, avatar: users.avatarImg };

/** Who works at an event, its owner first. @throws ApiError notFound */
export async function listStaff(context: Context, member: Member, eventId: number): Promise<Staff> {
  return staffOf(context, await managedEvent(context, member, eventId, 'see'));
}

/**
 * Gives a member a role in one event, or takes it away.
 * @throws ApiError notFound, invalidInput for an unknown member, tooManyRequests
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
    const who = user_id === undefined ? eq(users.email, (email ?? '').toLowerCase()) : eq(users.id, user_id);
    const [user] = await db
      .select()
      .from(users)
      .where(and(who, eq(users.status, 'active')));
    if (!user)
      throw new ApiError('invalidInput', { [user_id === undefined ? 'email' : 'user_id']: 'unknown' });
    const row = and(eq(eventStaff.eventId, eventId), eq(eventStaff.userId, user.id));
    if (role === null) await db.delete(eventStaff).where(row);
    else
      await db
        .insert(eventStaff)
        .values({ eventId, userId: user.id, role, createdAt: inner.now() })
        .onConflictDoUpdate({ target: [eventStaff.eventId, eventStaff.userId], set: { role } });
    return staffOf(inner, event);
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
    .where(eq(eventStaff.eventId, event.id))
    .orderBy(asc(eventStaff.createdAt), asc(users.id));
  return { list: [...owners.map((owner) => ({ ...owner, role: 'owner' as const })), ...others] };
}
