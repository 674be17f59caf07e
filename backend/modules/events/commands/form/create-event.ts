import { eq } from 'drizzle-orm';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import type { EventForm } from '@/backend/contract/events/form';
import { events, organisers } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { canonicalZone } from '@/backend/contract/calendar/time-zone';
import { fromWallClock, toWireDay } from '@/backend/kernel/text/time';
import { fingerprintOf, refuseOtherInput } from '@/backend/records/find-by-key';
import { mayOrganise, organiserOf, paymentMethods } from '@/backend/modules/events/queries/hosting';
import type { EventRow } from '@/backend/modules/events/queries/row';

const DAYS_AHEAD = 14;
const DAY_MS = 86_400_000;
const HOURS = 2;

/**
 * Makes a draft for a member, or returns the draft made with the same key. It starts two weeks ahead at 14:00 and lasts
 * two hours.
 * @throws ApiError forbidden for a member who may not hold events, tooManyRequests, keyUsed with `is_once` for a key with
 * which another form was sent
 */
export async function createEvent(
  context: Context,
  member: Member,
  form: EventForm & { idempotency_key?: string; is_once?: true },
): Promise<{ event: EventRow; isNew: boolean }> {
  await countEvent(context, member);
  const { db } = context;
  const requestKey = form.idempotency_key === undefined ? null : `${member.id}:${form.idempotency_key}`;
  const requestHash = fingerprintOf(form);
  const now = context.now();
  const timeZone = canonicalZone(form.time_zone ?? '') ?? 'Asia/Shanghai';
  const day = toWireDay(new Date(now.getTime() + DAYS_AHEAD * DAY_MS));
  const startTime = fromWallClock(day, '14:00', timeZone);
  const [newEvent] = await db
    .insert(events)
    .values({
      organiserId: await ensureOrganiser(context, member),
      status: 'draft',
      mode: 'offline',
      startTime,
      endTime: new Date(startTime.getTime() + HOURS * 3_600_000),
      timeZone,
      paymentMethods: paymentMethods(context),
      requestKey,
      requestHash,
      createdAt: now,
      updatedTime: now,
    })
    .onConflictDoNothing()
    .returning();
  if (newEvent) return { event: newEvent, isNew: true };
  const [existingEvent] = await db
    .select()
    .from(events)
    .where(eq(events.requestKey, requestKey ?? ''));
  if (!existingEvent) throw new ApiError('conflict');
  if (form.is_once)
    refuseOtherInput({ stored: existingEvent.requestHash, sent: requestHash }, 'idempotency_key');
  return { event: existingEvent, isNew: false };
}

/**
 * Counts an event that a member makes, in whatever way.
 * @throws ApiError forbidden for a member who may not hold events, tooManyRequests
 */
export async function countEvent(context: Context, member: Member): Promise<void> {
  if (!mayOrganise(context, member)) throw new ApiError('forbidden');
  await countTries(context, [['eventAccount', member.id]]);
}

/**
 * The id of a member's organiser profile; a member without one gets one, with the name of the account if it has one.
 */
export async function ensureOrganiser(context: Context, member: Member): Promise<number> {
  const organiser = await organiserOf(context, member);
  if (organiser) return organiser.id;
  const [user] = await context.db
    .select({ name: users.nickname, locale: users.locale })
    .from(users)
    .where(eq(users.id, member.id))
    .for('update');
  // Another request of the same member may have created the profile meanwhile.
  const newOrganiser = await organiserOf(context, member);
  if (newOrganiser) return newOrganiser.id;
  const nickname = personName(user?.name ?? '');
  const name = nickname ? { [user?.locale ?? 'zh-Hans']: nickname } : {};
  const [row] = await context.db
    .insert(organisers)
    .values({ userId: member.id, name, description: {} })
    .returning({ id: organisers.id });
  return row?.id ?? 0;
}
