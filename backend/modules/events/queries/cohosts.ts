import { and, asc, eq, inArray, like, ne } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { accountLabel } from '@/backend/contract/accounts/generated-nickname';
import { ASSIGNED_ROLES } from '@/backend/contract/tickets/statuses';
import { cohostInvitations, events, eventStaff } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { toZonedIso } from '@/backend/kernel/text/time';
import { withParts } from './events';
import { organiserName } from './organiser-name';
import { bestEventText } from './row';

/** The members who answered an invitation to be a co-host, earliest invitation first. */
export async function invitationsOf(
  { db }: Context,
  eventId: number,
): Promise<CallOutput<'activityCohosts'>> {
  const list = await db
    .select({
      user_id: users.id,
      name: users.nickname,
      avatar: users.avatarImg,
      state: cohostInvitations.state,
    })
    .from(cohostInvitations)
    .innerJoin(users, eq(users.id, cohostInvitations.userId))
    .where(and(eq(cohostInvitations.eventId, eventId), ne(cohostInvitations.state, 'invited')))
    .orderBy(asc(cohostInvitations.createdAt), asc(users.id));
  return {
    list: list.flatMap(({ state, ...cohost }) =>
      state === 'invited' ? [] : [{ ...cohost, name: accountLabel(cohost.name, cohost.user_id), state }],
    ),
  };
}

/** Events that a member is invited to as a co-host, or to work at, and has not answered. */
export async function listCohostInvitations(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<CallOutput<'cohostInvitations'>> {
  const open = await context.db
    .select({ id: cohostInvitations.eventId })
    .from(cohostInvitations)
    .where(and(eq(cohostInvitations.userId, member.id), eq(cohostInvitations.state, 'invited')));
  const requested = await context.db
    .select({ id: eventStaff.eventId, role: eventStaff.role })
    .from(eventStaff)
    .where(and(eq(eventStaff.userId, member.id), like(eventStaff.role, 'asked_%')));
  const ids = [...new Set([...open, ...requested].map(({ id }) => id))];
  if (ids.length === 0) return { list: [] };
  const partsOf = (eventId: number) => [
    ...open.filter(({ id }) => id === eventId).map(() => 'cohost' as const),
    ...requested
      .filter(({ id }) => id === eventId)
      .flatMap(({ role }) => ASSIGNED_ROLES.filter((staffRole) => `asked_${staffRole}` === role)),
  ];
  const rows = await context.db
    .select()
    .from(events)
    .where(inArray(events.id, ids))
    .orderBy(asc(events.startTime));
  const parts = await withParts(context, rows);
  return {
    list: parts.flatMap(({ event, texts, organiser }) => {
      const text = bestEventText(texts, locale);
      return partsOf(event.id).map((part) => ({
        activity_id: event.id,
        title: text?.title ?? '',
        lang: text?.lang ?? locale,
        start_time: toZonedIso(event.startTime, event.timeZone),
        organiser: organiserName(organiser.name, locale).text,
        part,
      }));
    }),
  };
}
