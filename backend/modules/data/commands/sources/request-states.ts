import { and, eq, lte, sql } from 'drizzle-orm';
import { dataSourceRequests as states } from '@/backend/db/schema/data';
import type { Context } from '@/backend/kernel/context';
import type { DataSource, SourceRequest } from './source';

const MINUTE_MS = 60_000;
/** After failures a request waits twice as long each time, at most this long, or its own interval where that is longer. */
const MAX_WAIT_MINUTES = 60;
const MAX_CHARACTERS = 300;

/**
 * Takes the next request of a source that is due, if the source may be asked now: the first that was never made, else
 * the one due longest. Another backend does not get it, too.
 */
export async function claimRequest(
  { db, now }: Context,
  { name, perMinute, requests }: DataSource,
): Promise<SourceRequest | null> {
  const at = now();
  const rows = await db.select().from(states).where(eq(states.source, name));
  const latest = Math.max(0, ...rows.map(({ requestedAt }) => requestedAt.getTime()));
  const paused = Math.max(0, ...rows.map(({ pausedUntil }) => pausedUntil?.getTime() ?? 0));
  if (at.getTime() < Math.max(paused, latest + MINUTE_MS / perMinute)) return null;
  const stateOf = new Map(rows.map((row) => [row.request, row]));
  const dueAt = (request: SourceRequest) => stateOf.get(request.name)?.nextAt.getTime() ?? 0;
  const [due] = requests
    .filter((request) => dueAt(request) <= at.getTime())
    .toSorted((a, b) => dueAt(a) - dueAt(b));
  if (!due) return null;
  const nextAt = new Date(at.getTime() + due.everyMinutes * MINUTE_MS);
  const claimed = await db
    .insert(states)
    .values({ source: name, request: due.name, requestedAt: at, nextAt })
    .onConflictDoUpdate({
      target: [states.source, states.request],
      set: { requestedAt: at, nextAt },
      setWhere: lte(states.nextAt, at),
    })
    .returning({ request: states.request });
  return claimed.length > 0 ? due : null;
}

/** Records that a request was answered. @param note what was refused in the answer; empty for nothing */
export async function recordSuccess({ db, now }: Context, source: string, request: string, note: string) {
  await db
    .update(states)
    .set({ failures: 0, error: note.slice(0, MAX_CHARACTERS), succeededAt: now(), pausedUntil: null })
    .where(and(eq(states.source, source), eq(states.request, request)));
}

/**
 * Records that a request failed: it is made again after twice its interval, then four times … and never before the
 * source allows it.
 */
export async function recordFailure(
  { db, now }: Context,
  source: string,
  { name, everyMinutes }: SourceRequest,
  { error, retryAfterSeconds }: { error: string; retryAfterSeconds: number | null },
): Promise<void> {
  const at = now();
  const pausedUntil = retryAfterSeconds === null ? null : new Date(at.getTime() + retryAfterSeconds * 1000);
  const longest = Math.max(MAX_WAIT_MINUTES, everyMinutes);
  await db
    .update(states)
    .set({
      failures: sql`${states.failures} + 1`,
      error: error.slice(0, MAX_CHARACTERS),
      pausedUntil,
      nextAt: sql`greatest(${at.toISOString()}::timestamptz + least(${longest}::float, 
        ${Math.min(everyMinutes, MAX_WAIT_MINUTES)}::float * power(2, least(${states.failures} + 1, 12))) * interval '1 minute',
        ${(pausedUntil ?? at).toISOString()}::timestamptz)`,
    })
    .where(and(eq(states.source, source), eq(states.request, name)));
}
