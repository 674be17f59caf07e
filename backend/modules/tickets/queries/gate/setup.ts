import { asc, eq, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { checkInLists, gateDevices } from '@/backend/db/schema/check-in';
import { eventTexts } from '@/backend/db/schema/events';
import { ticketTypes } from '@/backend/db/schema/tickets';
import { idArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';
import { rolesIn } from '@/backend/modules/events/queries/managed';
import { bestEventText, type EventRow } from '@/backend/modules/events/queries/row';

type Setup = CallOutput<'activityGate'>;
type ListRow = typeof checkInLists.$inferSelect;

/** Check-in lists and gate phones of an event. The caller must check the rights. */
export async function readGateSetup(
  context: Context,
  event: EventRow,
  member: Member,
  locale: Locale,
): Promise<Setup> {
  const { db } = context;
  const { id: eventId, timeZone } = event;
  const texts = await db.select().from(eventTexts).where(eq(eventTexts.eventId, eventId));
  const text = bestEventText(texts, locale);
  const types = await db
    .select({ id: ticketTypes.id, name: ticketTypes.name })
    .from(ticketTypes)
    .where(eq(ticketTypes.eventId, eventId))
    .orderBy(asc(ticketTypes.id));
  const roles = await rolesIn(context, member, event);
  const lists = await db
    .select()
    .from(checkInLists)
    .where(eq(checkInLists.eventId, eventId))
    .orderBy(asc(checkInLists.id));
  const devices = await db
    .select({
      device: gateDevices,
      scans: sql`(select count(*) from scans s where s.device_id = gate_devices.id)`.mapWith(integer),
    })
    .from(gateDevices)
    .innerJoin(checkInLists, eq(checkInLists.id, gateDevices.listId))
    .where(eq(checkInLists.eventId, eventId))
    .orderBy(asc(gateDevices.id));
  return {
    event: {
      id: eventId,
      title: text?.title ?? '',
      lang: text?.lang ?? locale,
      start_time: toZonedIso(event.startTime, timeZone),
      end_time: toZonedIso(event.endTime, timeZone),
      time_zone: timeZone,
    },
    ticket_types: types.map(({ id, name }) => ({ id, name: pickText(name, locale).text })),
    may_edit: roles.includes('owner') || roles.includes('editor'),
    lists: await toLists(context, lists),
    devices: devices.map(({ device, scans }) => ({
      id: device.id,
      name: device.name,
      list_id: device.listId,
      is_joined: device.tokenHash !== null,
      is_revoked: device.revokedAt !== null,
      expires: device.expiresAt.toISOString(),
      last_sync: device.lastSyncAt?.toISOString() ?? null,
      scans,
    })),
  };
}

/** A check-in list on the wire. */
export async function toList(context: Context, list: ListRow): Promise<Setup['lists'][number]> {
  const [shown] = await toLists(context, [list]);
  if (!shown) throw new Error('every list is shown');
  return shown;
}

/** Check-in lists on the wire, each with the number of tickets it has admitted. */
async function toLists({ db }: Context, lists: readonly ListRow[]): Promise<Setup['lists']> {
  if (lists.length === 0) return [];
  const rows = await readRows(
    db,
    sql`
    select list_id, count(distinct ticket_id) as total from scans
    where list_id = any(${idArray(lists.map(({ id }) => id))}) and result = 'admitted' and kind = 'entry' and undone_at is null
    group by 1`,
    { list_id: integer, total: integer },
  );
  const admitted = new Map(rows.map(({ list_id, total }) => [list_id, total]));
  return lists.map((list) => ({
    id: list.id,
    name: list.name,
    ticket_type_ids: list.ticketTypeIds,
    opens: list.opensAt?.toISOString() ?? null,
    closes: list.closesAt?.toISOString() ?? null,
    allows_reentry: list.allowsReentry,
    checked_in: admitted.get(list.id) ?? 0,
  }));
}
