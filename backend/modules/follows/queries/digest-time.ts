import { eq } from 'drizzle-orm';
import { DIGEST_HOUR, DIGEST_WEEKDAY, NEWSROOM_ZONE, type Pace } from '@/backend/contract/follows/kinds';
import { followSettings } from '@/backend/db/schema/follows';
import type { Context } from '@/backend/kernel/context';
import { fromWallClock, toZonedDay } from '@/backend/kernel/text/time';

/** When a member's digests are sent. */
export interface DigestTime {
  timeZone: string;
  hour: number;
  /** 1 is Monday. */
  weekday: number;
}

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 8;

/** The newsroom's, for members who have set none. */
export const DEFAULT_TIME: DigestTime = {
  timeZone: NEWSROOM_ZONE,
  hour: DIGEST_HOUR,
  weekday: DIGEST_WEEKDAY,
};

export async function readDigestTime({ db }: Pick<Context, 'db'>, userId: number): Promise<DigestTime> {
  const [row] = await db.select().from(followSettings).where(eq(followSettings.userId, userId));
  return row ? { timeZone: row.timeZone, hour: row.hour, weekday: row.weekday } : DEFAULT_TIME;
}

/** When something of a pace is told next: now, or at the next hour of the daily or weekly digest. */
export function nextTime(now: Date, pace: Pace, { timeZone, hour, weekday }: DigestTime): Date {
  if (pace === 'now') return now;
  const clock = `${String(hour).padStart(2, '0')}:00`;
  const today = toZonedDay(now, timeZone);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = dayAfter(today, ahead);
    if (pace === 'weekly' && weekdayOf(day) !== weekday) continue;
    const at = fromWallClock(day, clock, timeZone);
    if (at > now) return at;
  }
  return new Date(now.getTime() + DAY_MS);
}

/** A day some days later, by the calendar: a day of a clock change has no 24 hours. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 1 to 7, from Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
