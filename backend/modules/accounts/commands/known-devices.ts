import { eq, lt, sql } from 'drizzle-orm';
import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { knownDevices } from '@/backend/db/schema/accounts';

const RETENTION_DAYS = 400;
const MAX_PER_MEMBER = 20;

/**
 * Whether this browser has signed in to an account before. The same work is done whether or not there is an account.
 * @param subject an address as the codes know it, or `member:…`
 */
export async function isKnownDevice(
  context: Context,
  { device }: Pick<Caller, 'device'>,
  subject: string,
): Promise<boolean> {
  const rows = await context.db.execute(sql`
    select 1 from known_devices d join users u on u.id = d.user_id where d.device_hash = ${device}
      and ${subject} in ('mail:' || u.email, 'sms:' || u.phone_code || ':' || u.mobile, 'member:' || u.id)`);
  return rows.length > 0;
}

/** Remembers where a member has just signed in; beyond the limit the oldest are deleted. */
export async function rememberDevice(context: Context, userId: number, deviceHash: string): Promise<void> {
  if (deviceHash === '') return;
  const lastUsedAt = context.now();
  await context.db
    .insert(knownDevices)
    .values({ deviceHash, userId, lastUsedAt })
    .onConflictDoUpdate({ target: [knownDevices.deviceHash, knownDevices.userId], set: { lastUsedAt } });
  await context.db.execute(sql`delete from known_devices where user_id = ${userId} and device_hash in (
    select device_hash from known_devices where user_id = ${userId}
    order by last_used_at desc offset ${MAX_PER_MEMBER})`);
}

/** Deletes all known browsers of a member, after a new password: others may have signed in with the old one. */
export async function clearDevices(context: Context, userId: number): Promise<void> {
  await context.db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Deletes browsers that were not used for so long that their random name (a cookie) has expired. */
export async function sweepDevices(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - RETENTION_DAYS * 86_400_000);
  await context.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before));
}
