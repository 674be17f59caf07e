import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { cohostInvitations, events } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';
import { withParts } from './events';
import { bestEventText } from './row';

/** Who was invited to hold an event together, earliest invitation first. */
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
    .where(eq(cohostInvitations.eventId, eventId))
    .orderBy(asc(cohostInvitations.createdAt), asc(users.id));
  return { list };
}

/** Events a member is invited to hold together with others, and has not answered. */
export async function listCohostInvitations(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<CallOutput<'cohostInvitations'>> {
  const open = await context.db
    .select({ id: cohostInvitations.eventId })
    .from(cohostInvitations)
    .where(and(eq(cohostInvitations.userId, member.id), eq(cohostInvitations.state, 'invited')));
  if (open.length === 0) return { list: [] };
  const ids = open.map(({ id }) => id);
  const rows = await context.db
    .select()
    .from(events)
    .where(inArray(events.id, ids))
    .orderBy(asc(events.startTime));
  const parts = await withParts(context, rows);
  return {
    list: parts.map(({ event, texts, organiser }) => {
      const text = bestEventText(texts, locale);
      return {
        activity_id: event.id,
        title: text?.title ?? '',
        lang: text?.lang ?? locale,
        start_time: toZonedIso(event.startTime, event.timeZone),
        organiser: pickText(organiser.name, locale).text,
      };
    }),
  };
}
