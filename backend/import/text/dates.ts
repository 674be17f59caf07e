import { ownValue } from '@/backend/contract/own-value';
const DAY_MS = 86_400_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const MONTH_LENGTH = 'YYYY-MM'.length;
const CHINA_MINUTES = 8 * 60;
/** Other years count as mistakes. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

const TIME = String.raw`(?:(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)`;
const ZONE = String.raw`\s*(Z|[A-Z]{2,5}|(?:GMT|UTC)?[+-]\d{1,2}:?\d{2})?`;
/** Year first: ISO 8601, SQL, and 2024年3月5日. */
const YEAR_FIRST = new RegExp(
  String.raw`^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?(?:[T\s,]*${TIME}${ZONE})?$`,
  'i',
);
/** Day first: RFC 822, two-digit years included. */
const DAY_FIRST = new RegExp(
  String.raw`^(?:[a-z]+\.?,?\s+)?(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4}|\d{2})(?:,?\s+${TIME}${ZONE})?$`,
  'i',
);
/** Month first: `Jan 2, 2024 10:00 PST`, and asctime after its year is moved. */
const MONTH_FIRST = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})(?:,?\s+(?:at\s+)?${TIME}${ZONE})?$`,
  'i',
);
const ASCTIME = /^([a-z]{3}\s+[a-z]{3}\s+\d{1,2})\s+([\d:]+)\s+(?:([a-z]{2,5}|[+-]\d{4})\s+)?(\d{4})$/i;

/** Minutes east of Greenwich. */
// prettier-ignore
const ZONES: Record<string, number> = { Z: 0, UT: 0, UTC: 0, GMT: 0, WET: 0, BST: 60, CET: 60, WEST: 60, CEST: 120,
  EET: 120, EEST: 180, MSK: 180, HKT: 480, SGT: 480, AWST: 480, JST: 540, KST: 540, AEST: 600, AEDT: 660,
  EST: -300, EDT: -240, CST: -360, CDT: -300, MST: -420, MDT: -360, PST: -480, PDT: -420 };

interface Clock {
  year: number;
  month: number;
  day: number;
  /** False when the source has only the month. */
  hasDay: boolean;
  time: (string | undefined)[];
  zone: string | undefined;
}

/**
 * A date as an ISO instant, as `YYYY-MM-DD` without a time, as `YYYY-MM` without a day, or null if it is invalid or not
 * within 1990 to 2099. Midnight to the second counts as no time, because programs write dates so; the day is then taken as
 * written. A time without a zone is China's time for Chinese sources (as is `CST`), and UTC for others, never the zone of
 * this machine. Numbers are epoch milliseconds.
 */
export function parseDate(raw: string | number | null | undefined, isChinese: boolean): string | null {
  if (typeof raw === 'number') return instant(raw);
  const text = (raw ?? '').trim().replace(/\s+/g, ' ');
  if (/^\d{12,14}$/.test(text)) return /^(19|20)\d{12}$/.test(text) ? null : instant(Number(text));
  const clock = yearFirst(text) ?? dayFirst(text) ?? monthFirst(text);
  if (!clock) return null;
  const [hours = 0, minutes = 0, seconds = 0] = clock.time.map((part) => Number(part ?? 0));
  const midnight = Date.UTC(clock.year, clock.month - 1, clock.day);
  const isReal = new Date(midnight).getUTCDate() === clock.day && clock.month <= 12 && clock.month >= 1;
  const offset = offsetMinutes(clock.zone, isChinese);
  if (!isReal || hours > 23 || minutes > 59 || seconds > 60 || offset === null) return null;
  if (hours + minutes + seconds === 0)
    return instant(midnight)?.slice(0, clock.hasDay ? DAY_LENGTH : MONTH_LENGTH) ?? null;
  return instant(midnight + ((hours * 60 + minutes - offset) * 60 + seconds) * 1000);
}

function yearFirst(text: string): Clock | null {
  const match = YEAR_FIRST.exec(text);
  if (!match) return null;
  const [, year, month, day, ...rest] = match;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day ?? 1),
    hasDay: day !== undefined,
    time: rest.slice(0, 3),
    zone: rest[3],
  };
}

function dayFirst(text: string): Clock | null {
  const match = DAY_FIRST.exec(text);
  if (!match) return null;
  const [, day, month = '', year = '', ...rest] = match;
  return { ...named(month, day, fullYear(year)), time: rest.slice(0, 3), zone: rest[3] };
}

function monthFirst(text: string): Clock | null {
  const match = MONTH_FIRST.exec(text.replace(ASCTIME, '$1 $4 $2 $3').trim());
  if (!match) return null;
  const [, month = '', day, year, ...rest] = match;
  return { ...named(month, day, Number(year)), time: rest.slice(0, 3), zone: rest[3] };
}

function named(month: string, day: string | undefined, year: number) {
  return { year, month: MONTHS.indexOf(month.toLowerCase()) + 1, day: Number(day), hasDay: true };
}

function fullYear(year: string): number {
  const value = Number(year);
  if (year.length === 4) return value;
  return value < 70 ? 2000 + value : 1900 + value;
}

/** Minutes east of Greenwich; null for an unknown zone. */
function offsetMinutes(zone: string | undefined, isChinese: boolean): number | null {
  if (!zone) return isChinese ? CHINA_MINUTES : 0;
  const name = zone.toUpperCase();
  if (name === 'CST' && isChinese) return CHINA_MINUTES;
  const [, sign, hours, minutes] = /([+-])(\d{1,2}):?(\d{2})$/.exec(name) ?? [];
  if (!sign) return ownValue(ZONES, name) ?? null;
  const total = Number(hours) * 60 + Number(minutes);
  return total > 14 * 60 ? null : sign === '-' ? -total : total;
}

function instant(time: number): string | null {
  const bounds = [Date.UTC(FIRST_YEAR), Date.UTC(LAST_YEAR) - DAY_MS];
  return time >= (bounds[0] ?? 0) && time <= (bounds[1] ?? 0) ? new Date(time).toISOString() : null;
}
