const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (part: number) => String(part).padStart(2, '0');

const PARTS: Record<string, (time: Date) => string | number | undefined> = {
  YYYY: (time) => time.getUTCFullYear(),
  MMM: (time) => MONTHS[time.getUTCMonth()],
  MM: (time) => two(time.getUTCMonth() + 1),
  M: (time) => time.getUTCMonth() + 1,
  DD: (time) => two(time.getUTCDate()),
  D: (time) => time.getUTCDate(),
  HH: (time) => two(time.getUTCHours()),
  mm: (time) => two(time.getUTCMinutes()),
};

/** The parts of a UTC time inserted into a pattern: `YYYY MMM MM M DD D HH mm`; everything else is unchanged. */
export function writeTime(time: Date, pattern: string): string {
  return pattern.replace(/YYYY|M{1,3}|DD?|HH|mm/g, (part) => String(PARTS[part]?.(time)));
}
