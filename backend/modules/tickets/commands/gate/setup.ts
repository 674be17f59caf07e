import { and, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { GATE_HOURS } from '@/backend/contract/tickets/limits';
import { checkInLists, gateDevices } from '@/backend/db/schema/check-in';
import { eventTexts } from '@/backend/db/schema/events';
import { ticketTypes } from '@/backend/db/schema/tickets';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, countWrongKeys } from '@/backend/kernel/limits';
import { toZonedIso } from '@/backend/kernel/text/time';
import { hashToken, newToken } from '@/backend/kernel/tokens';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { bestEventText } from '@/backend/modules/events/queries/row';
import { readGateSetup } from '@/backend/modules/tickets/queries/gate/setup';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';

/**
 * Makes or changes a check-in list.
 * @throws ApiError notFound, invalidInput for a ticket type of another event or a list that closes before it opens
 */
export async function saveCheckInList(
  context: Context,
  member: Member,
  {
    activity_id,
    id,
    name,
    ticket_type_ids,
    opens,
    closes,
    allows_reentry,
    locale,
  }: CallParsedInput<'saveCheckInList'>,
): Promise<CallOutput<'activityGate'>> {
  const event = await managedEvent(context, member, activity_id, 'edit');
  await refuseForeignTypes(context, activity_id, ticket_type_ids);
  if (opens !== null && closes !== null && new Date(closes) <= new Date(opens))
    throw new ApiError('invalidInput', { closes: 'beforeStart' });
  const time = (text: string | null) => (text === null ? null : new Date(text));
  const row = {
    name,
    ticketTypeIds: ticket_type_ids,
    opensAt: time(opens),
    closesAt: time(closes),
    allowsReentry: allows_reentry,
  };
  if (id === undefined) await context.db.insert(checkInLists).values({ ...row, eventId: activity_id });
  else {
    const isThisList = and(eq(checkInLists.id, id), eq(checkInLists.eventId, activity_id));
    const changed = await context.db.update(checkInLists).set(row).where(isThisList).returning();
    if (changed.length === 0) throw new ApiError('notFound');
  }
  return readGateSetup(context, event, member, locale);
}

async function refuseForeignTypes({ db }: Context, eventId: number, ids: number[]): Promise<void> {
  const types = await db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(eq(ticketTypes.eventId, eventId));
  const typeIds = new Set(types.map(({ id }) => id));
  if (!ids.every((id) => typeIds.has(id))) throw new ApiError('invalidInput', { ticket_type_ids: 'unknown' });
}

/** Adds a phone to a list. @returns the key with which the phone can join once @throws ApiError notFound */
export async function addGateDevice(
  context: Context,
  member: Member,
  { activity_id, list_id, name }: CallParsedInput<'addGateDevice'>,
): Promise<CallOutput<'addGateDevice'>> {
  const event = await managedEvent(context, member, activity_id, 'edit');
  const isThisList = and(eq(checkInLists.id, list_id), eq(checkInLists.eventId, activity_id));
  const [list] = await context.db.select().from(checkInLists).where(isThisList);
  if (!list) throw new ApiError('notFound');
  const joinKey = newToken();
  const expiresAt = new Date(event.endTime.getTime() + GATE_HOURS * 3_600_000);
  const [row] = await context.db
    .insert(gateDevices)
    .values({ listId: list_id, name, joinHash: hashToken(joinKey), expiresAt, createdAt: context.now() })
    .returning({ id: gateDevices.id });
  return { id: row?.id ?? 0, join_key: joinKey, expires: expiresAt.toISOString() };
}

/** @throws ApiError notFound */
export async function revokeGateDevice(
  context: Context,
  member: Member,
  { activity_id, id, locale }: CallParsedInput<'revokeGateDevice'>,
): Promise<CallOutput<'activityGate'>> {
  const event = await managedEvent(context, member, activity_id, 'edit');
  const setup = await readGateSetup(context, event, member, locale);
  if (!setup.devices.some((device) => device.id === id)) throw new ApiError('notFound');
  await context.db.update(gateDevices).set({ revokedAt: context.now() }).where(eq(gateDevices.id, id));
  return readGateSetup(context, event, member, locale);
}

/**
 * Lets a phone join with its key, and gives it a token; the key cannot be used again.
 * @throws ApiError notFound, tooManyRequests
 */
export async function joinGate(
  context: Context,
  address: string,
  joinKey: string,
): Promise<CallOutput<'joinGate'>> {
  return countWrongKeys(context, byNetwork('gateJoinNetwork', address), () => join(context, joinKey));
}

async function join(context: Context, joinKey: string): Promise<CallOutput<'joinGate'>> {
  const token = newToken();
  return inTransaction(context, async (inner) => {
    const [device] = await inner.db
      .update(gateDevices)
      .set({ joinHash: null, tokenHash: hashToken(token) })
      .where(eq(gateDevices.joinHash, hashToken(joinKey)))
      .returning();
    if (!device || device.revokedAt !== null || device.expiresAt <= inner.now())
      throw new ApiError('notFound');
    const [list] = await inner.db.select().from(checkInLists).where(eq(checkInLists.id, device.listId));
    if (!list) throw new ApiError('notFound');
    const event = await lockEvent(inner, list.eventId);
    const texts = await inner.db.select().from(eventTexts).where(eq(eventTexts.eventId, event.id));
    const text = bestEventText(texts, 'zh-Hans');
    return {
      token,
      device: device.name,
      list: list.name,
      event: {
        id: event.id,
        title: text?.title ?? '',
        lang: text?.lang ?? 'zh-Hans',
        start_time: toZonedIso(event.startTime, event.timeZone),
        time_zone: event.timeZone,
      },
      expires: device.expiresAt.toISOString(),
    };
  });
}
