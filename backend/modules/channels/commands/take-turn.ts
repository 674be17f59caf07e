import { eq, sql } from 'drizzle-orm';
import { channels } from '@/backend/db/schema/channels';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { ChannelService } from '@/backend/modules/channels/services/service';
import { Postponement } from '@/backend/outbox/postponement';

const MINUTE_MS = 60_000;

/**
 * Takes the turn for one call to a service, so that its rate is held by all backends together.
 * @throws Postponement until the next turn
 */
export async function takeTurn(context: Context, { name, rate }: ChannelService): Promise<void> {
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

/** Goes before every turn, whatever pause there is: what must go does not wait. The others wait one turn longer. */
export async function goFirst({ db, now }: Context, { name, rate }: ChannelService): Promise<void> {
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

/** Leaves a channel alone for so many seconds, as its service asked. @returns the end of them */
export async function leaveAlone(
  { db, now }: Context,
  { name }: ChannelService,
  seconds: number,
): Promise<Date> {
  const nextCallAt = new Date(now().getTime() + seconds * 1000);
  await db.update(channels).set({ nextCallAt }).where(eq(channels.name, name));
  return nextCallAt;
}
