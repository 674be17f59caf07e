import { inArray, sql } from 'drizzle-orm';
import { isIPv6 } from 'node:net';
import type { Context } from './context';
import { limits } from '@/backend/db/schema/accounts';
import { ApiError } from './errors';
import { keyedHash } from './tokens';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often, in how many seconds. `…Account` counts by account or address written to, `…Network` by network address,
 * `…Here` by both.
 */
const LIMITS = {
  passwordHere: { count: 10, seconds: 15 * MINUTE },
  passwordAccount: { count: 50, seconds: HOUR },
  passwordNetwork: { count: 100, seconds: 15 * MINUTE },
  codeTryHere: { count: 10, seconds: HOUR },
  codeTryAccount: { count: 30, seconds: HOUR },
  codeTryNetwork: { count: 100, seconds: 15 * MINUTE },
  codeResend: { count: 1, seconds: MINUTE },
  codeMember: { count: 10, seconds: HOUR },
  codeAccount: { count: 10, seconds: HOUR },
  codeNetwork: { count: 40, seconds: HOUR },
  registerNetwork: { count: 30, seconds: HOUR },
  providerNetwork: { count: 60, seconds: 15 * MINUTE },
  uploadAccount: { count: 60, seconds: HOUR },
  uploadNetwork: { count: 200, seconds: HOUR },
  feedbackAccount: { count: 10, seconds: HOUR },
  feedbackNetwork: { count: 40, seconds: HOUR },
  realnameAccount: { count: 5, seconds: DAY },
  exportAccount: { count: 10, seconds: HOUR },
  viewNetwork: { count: 2000, seconds: HOUR },
  markAccount: { count: 600, seconds: 10 * MINUTE },
  orderAccount: { count: 60, seconds: HOUR },
  orderNetwork: { count: 300, seconds: HOUR },
  inviteCodeNetwork: { count: 60, seconds: 15 * MINUTE },
  ticketKeyNetwork: { count: 300, seconds: 15 * MINUTE },
  gateJoinNetwork: { count: 60, seconds: 15 * MINUTE },
  waitlistAccount: { count: 60, seconds: HOUR },
  transferAccount: { count: 60, seconds: DAY },
  ticketMessageEvent: { count: 10, seconds: DAY },
  eventAccount: { count: 100, seconds: DAY },
} as const satisfies Record<string, { count: number; seconds: number }>;

type LimitName = keyof typeof LIMITS;
/** A limit and whom it is counted for. */
export type Counted = readonly [LimitName, string | number];

/**
 * Counts one more try for each of these, in the order given, and stops at the first that is used up: a refused try counts
 * for nothing after it, so that nobody uses up from one place what is counted for an account everywhere. Each is one
 * statement, so that tries made at once on several backends are all counted.
 * @throws ApiError tooManyRequests with the seconds to wait
 */
export async function countTries(context: Context, counted: readonly Counted[]): Promise<void> {
  for (const one of counted) await countTry(context, one);
}

async function countTry(context: Context, counted: Counted): Promise<void> {
  const now = context.now();
  const { count, seconds } = LIMITS[counted[0]];
  const isOver = sql`${limits.resetsAt} <= ${now.toISOString()}`;
  const [row] = await context.db
    .insert(limits)
    .values({ key: keyOf(context, counted), count: 1, resetsAt: new Date(now.getTime() + seconds * 1000) })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${limits.resetsAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= count * context.config.limitsTimes) return;
  const wait = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
  throw new ApiError('tooManyRequests', undefined, wait);
}

/** Forgets earlier tries, after one that was right. */
export async function forgetTries(context: Context, counted: readonly Counted[]): Promise<void> {
  await context.db.delete(limits).where(
    inArray(
      limits.key,
      counted.map((one) => keyOf(context, one)),
    ),
  );
}

const HOUSEHOLD_GROUPS = 4;
const SITE_GROUPS = 3;

/** A network address as it is counted: a household has a whole IPv6 /64. */
export const networkOf = (address: string): string => firstGroups(address, HOUSEHOLD_GROUPS);

/** The same where numbers are worth having: who rents a machine gets an IPv6 /48, and with it 65,536 households. */
export const siteNetworkOf = (address: string): string => firstGroups(address, SITE_GROUPS);

function firstGroups(address: string, count: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...back];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

function keyOf(context: Context, [name, subject]: Counted): string {
  return keyedHash(context.config.secret, `limit:${name}:${subject}`).slice(0, 40);
}
