import { eq, sql } from 'drizzle-orm';
import { limits } from '@/backend/db/schema/accounts';
import type { Context } from './context';
import { ApiError } from './errors';
import type { LimitName } from './limit-table';
import { countTry, keyOf } from './limits';

interface Pace {
  /** Seconds between two tries, by the number of tries beyond the limit. */
  pause: (over: number) => number;
  /** The longest a try waits, in seconds; a try that would wait longer is refused. */
  mostHeld: number;
  /** Seconds after which a refused try may be repeated. */
  again: number;
}

/** The pauses between tries beyond a limit: growing ones for passwords, five minutes for letters and text messages. */
const PACES = {
  passwordAccount: { pause: (over) => Math.min(10, over / 25), mostHeld: 8, again: 10 },
  codeAccount: { pause: () => 300, mostHeld: 0, again: 300 },
} as const satisfies Partial<Record<LimitName, Pace>>;

/** A limit that slows tries down instead of refusing them, and its subject. */
type Slowed = readonly [name: keyof typeof PACES, subject: string];

/**
 * Counts a try for an account that anyone can name, and waits for its turn. Beyond the limit, tries wait for each other
 * with pauses instead of being refused, so that strangers cannot lock the owner out. Guessing a password from many
 * places at once is limited to about five hundred tries an hour.
 * @throws ApiError tooManyRequests when the next free turn is too far away
 */
export async function countTryWithDelay(context: Context, slowed: Slowed): Promise<void> {
  const { over } = await countTry(context, slowed);
  if (over <= 0) return;
  const { pause, mostHeld, again }: Pace = PACES[slowed[0]];
  const wait = await takeTurn(context, turnOf(context, slowed), pause(over) * 1000, mostHeld * 1000);
  if (wait === null) throw new ApiError('tooManyRequests', undefined, again);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}

/** Deletes the turns of a limit, after a successful try. */
export async function clearTurns(context: Context, slowed: Slowed): Promise<void> {
  await context.db.delete(limits).where(eq(limits.key, turnOf(context, slowed)));
}

const turnOf = (context: Context, slowed: Slowed) => keyOf(context, slowed, 'turn');

/** @returns milliseconds until the turn that was reserved; null when none is soon enough */
async function takeTurn(
  context: Context,
  key: string,
  pauseMs: number,
  mostHeldMs: number,
): Promise<number | null> {
  const now = context.now();
  const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;
  const pause = sql`${pauseMs} * interval '1 millisecond'`;
  const [row] = await context.db
    .insert(limits)
    .values({ key, count: 1, resetsAt: sql`${at(0)} + ${pause}` })
    .onConflictDoUpdate({
      target: limits.key,
      set: { resetsAt: sql`greatest(${limits.resetsAt}, ${at(0)}) + ${pause}` },
      setWhere: sql`${limits.resetsAt} <= ${at(mostHeldMs)}`,
    })
    .returning();
  return row ? Math.max(0, row.resetsAt.getTime() - pauseMs - now.getTime()) : null;
}
