import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { checkInLists, gateDevices } from '@/backend/db/schema/check-in';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';

type Setup = CallOutput<'activityGate'>;
type ListRow = typeof checkInLists.$inferSelect;

/** Check-in lists and gate phones of an event. */
export async function readGateSetup(context: Context, eventId: number): Promise<Setup> {
  const { db } = context;
  const lists = await db
    .select()
    .from(checkInLists)
    .where(eq(checkInLists.eventId, eventId))
    .orderBy(asc(checkInLists.id));
  const devices = await db
    .select({
      device: gateDevices,
      scans: sql<string>`(select count(*) from scans s where s.device_id = gate_devices.id)`,
    })
    .from(gateDevices)
    .innerJoin(checkInLists, eq(checkInLists.id, gateDevices.listId))
    .where(eq(checkInLists.eventId, eventId))
    .orderBy(asc(gateDevices.id));
  return {
    lists: await Promise.all(lists.map((list) => toList(context, list))),
    devices: devices.map(({ device, scans }) => ({
      id: device.id,
      name: device.name,
      list_id: device.listId,
      is_joined: device.tokenHash !== null,
      is_revoked: device.revokedAt !== null,
      expires: device.expiresAt.toISOString(),
      last_sync: device.lastSyncAt?.toISOString() ?? null,
      scans: Number(scans),
    })),
  };
}

export async function toList({ db }: Context, list: ListRow): Promise<Setup['lists'][number]> {
  const [row] = await db.execute<{ total: string }>(sql`
    select count(distinct ticket_id) as total from scans
    where list_id = ${list.id} and result = 'admitted' and kind = 'entry' and undone_at is null`);
  return {
    id: list.id,
    name: list.name,
    ticket_ids: list.ticketTypeIds,
    opens: list.opensAt?.toISOString() ?? null,
    closes: list.closesAt?.toISOString() ?? null,
    allows_reentry: list.allowsReentry,
    checked_in: Number(row?.total ?? 0),
  };
}
