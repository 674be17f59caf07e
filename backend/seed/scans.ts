import { and, asc, eq, lte } from 'drizzle-orm';
import type { ScanResult } from '@/backend/contract/tickets/statuses';
import { checkInLists, gateDevices, scans } from '@/backend/db/schema/check-in';
import { events } from '@/backend/db/schema/events';
import { tickets } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { hashToken, newToken } from '@/backend/kernel/tokens';

const MINUTE_MS = 60_000;
const CAME_OF_TEN = 8;
const MAX_SCANS = 400;
const DOORS = ['东门', '服务台'] as const;
/** One in this many holders enters at the second gate. */
const SECOND_DOOR_EVERY = 5;
/** The spread of arrivals around the busiest minute, in minutes. */
const SPREAD_MINUTES = 9;
const PEAK_BEFORE_MINUTES = 6;
const EARLIEST_MINUTES = 45;

type EventRow = typeof events.$inferSelect;

/** Seeds scans of eight in ten tickets of each event that has begun: few at first, most just before the start. */
export async function seedScans(context: Context): Promise<void> {
  const begun = await context.db
    .select()
    .from(events)
    .where(and(eq(events.status, 'published'), lte(events.startTime, context.now())));
  for (const event of begun) await seedScansOf(context, event);
}

async function seedScansOf({ db, now }: Context, event: EventRow): Promise<void> {
  const [list] = await db.insert(checkInLists).values({ eventId: event.id, name: '入场' }).returning();
  const listId = list?.id ?? 0;
  const validTickets = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.eventId, event.id), eq(tickets.state, 'valid')))
    .orderBy(asc(tickets.id));
  const came = validTickets.filter((_, at) => at % 10 < CAME_OF_TEN).slice(0, MAX_SCANS);
  if (came.length === 0) return;
  const ends = new Date(event.endTime.getTime() + 24 * 60 * MINUTE_MS);
  const phones = await db
    .insert(gateDevices)
    .values(
      DOORS.map((name) => ({
        ...{ listId, name, tokenHash: hashToken(newToken()), expiresAt: ends },
        ...{
          lastSyncAt: new Date(Math.min(now().getTime(), event.endTime.getTime())),
          createdAt: event.startTime,
        },
      })),
    )
    .returning({ id: gateDevices.id });
  const scan = (door: number, ticketId: number | null, time: Date, result: ScanResult, code = '') => ({
    ...{ id: crypto.randomUUID(), listId, deviceId: phones[door]?.id ?? 0, ticketId, code },
    ...{ kind: 'entry' as const, at: time, offsetMs: 0, result, receivedAt: time },
  });
  const arrival = (place: number) => {
    const spread = SPREAD_MINUTES * Math.log(place / (1 - place));
    const minutes = Math.max(-EARLIEST_MINUTES, spread) - PEAK_BEFORE_MINUTES;
    return new Date(event.startTime.getTime() + minutes * MINUTE_MS);
  };
  const entries = came.map(({ id }, at) =>
    scan(at % SECOND_DOOR_EVERY === 0 ? 1 : 0, id, arrival((at + 0.5) / came.length), 'admitted'),
  );
  const late = new Date((entries.at(-1)?.at ?? event.startTime).getTime() - 2 * MINUTE_MS);
  await db
    .insert(scans)
    .values([
      ...entries,
      scan(1, came[0]?.id ?? null, late, 'used'),
      scan(0, null, late, 'fake', 'LX-0000-0000'),
    ]);
}
