import { eq, sql } from 'drizzle-orm';
import { channels } from '@/backend/db/schema/channels';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { ChannelService } from '@/backend/modules/channels/services/service';
import { Postponement } from '@/backend/outbox/postponement';

const MINUTE_MS = 60_000;

/**
 * Takes a slot of the rate limit for one call to a service; all backends share the limit.
 * @throws Postponement until the next slot
 */
export async function takeRateSlot(context: Context, { name, rate }: ChannelService): Promise<void> {
  const now = context.now();
  await inTransaction(context, async ({ db }) => {
    await db.insert(channels).values({ name }).onConflictDoNothing();
    const [row] = await db.select().from(channels).where(eq(channels.name, name)).for('update');
    const next = row?.nextCallAt ?? null;
    if (next !== null && next > now) throw new Postponement(next, 'the rate of the channel');
    const nextCallAt = new Date(now.getTime() + MINUTE_MS / rate.perMinute);
    await db.update(channels).set({ nextCallAt }).where(eq(channels.name, name));
  });
}

/** Takes a slot before all others and during a pause: a withdrawal does not wait. The other calls wait one slot longer. */
export async function takePrioritySlot({ db, now }: Context, { name, rate }: ChannelService): Promise<void> {
  const pace = MINUTE_MS / rate.perMinute;
  const at = now();
  await db
    .insert(channels)
    .values({ name, nextCallAt: new Date(at.getTime() + pace) })
    .onConflictDoUpdate({
      target: channels.name,
      set: {
        nextCallAt: sql`greatest(${channels.nextCallAt}, ${at.toISOString()}::timestamptz) + ${pace / 1000}::float8 * interval '1 second'`,
      },
    });
}

/** Sends a channel nothing for some seconds, as its service asked. @returns when the pause ends */
export async function pauseChannel(
  { db, now }: Context,
  { name }: ChannelService,
  seconds: number,
): Promise<Date> {
  const nextCallAt = new Date(now().getTime() + seconds * 1000);
  await db.update(channels).set({ nextCallAt }).where(eq(channels.name, name));
  return nextCallAt;
}
