const DAY_MS = 86_400_000;
/** ISO 8601: `2026-W12-3`, `2026W123`, and a week alone, which stands for its Monday. */
const WEEK = /^(\d{4})-?W(\d{2})(?:-?([1-7]))?(?=$|[T ])/i;
/** ISO 8601: the day of the year, `2026-154`. */
const OF_YEAR = /^((?:19|20)\d{2})-?(\d{3})(?=$|[T ])/;
const OWN_YEAR = /(?<![+\-\d:])\d{4}(?!\d)/;
const IN_WORDS =
  /^(?:([a-z]{3,9})\.? (\d{1,2})|(\d{1,2}) ([a-z]{3,9})\.?)(?=,?$|,? (?:[ap]m |noon )?\d{1,2}:\d{2})/i;
/** Month and day as Chinese sites write them beside a clock; alone only with two digits each. */
const IN_NUMBERS = /^(?:(\d{1,2})[-/](\d{1,2})(?= \d{1,2}:\d{2})|(\d{2})-(\d{2})$)/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Years in which a day is looked for: 29 February is at most eight years away. */
const YEARS_BACK = 8;

/** A date that counts weeks or days of the year with its day as `YYYY-MM-DD`; any other text as it is. */
export function withIsoDay(text: string): string {
  return text
    .replace(WEEK, (whole, year: string, week: string, day = '1') => {
      // The week with 4 January is the first.
      const fourth = new Date(Date.UTC(Number(year), 0, 4));
      const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
      const thursday = new Date(monday + (Number(week) * 7 - 4) * DAY_MS);
      if (Number(week) < 1 || thursday.getUTCFullYear() !== Number(year)) return whole;
      return dayOf(thursday.getTime() + (Number(day) - 4) * DAY_MS);
    })
    .replace(OF_YEAR, (whole, year: string, day: string) => {
      const time = Date.UTC(Number(year), 0, Number(day));
      return new Date(time).getUTCFullYear() === Number(year) ? dayOf(time) : whole;
    });
}

/**
 * A date without a year, `Jun 3 10:00` or in Chinese texts `06-03 10:00`, in the year in which it was last when it was read, which may
 * be a day ahead, as clocks and zones are. Any other text as it is.
 * @param text as `plainDate` makes it
 * @param seenAt when it was read
 */
export function withYear(text: string, seenAt: Date, isChinese: boolean): string {
  if (OWN_YEAR.test(text)) return text;
  const words = IN_WORDS.exec(text);
  const numbers = words || !isChinese ? null : IN_NUMBERS.exec(text);
  const [whole = ''] = words ?? numbers ?? [];
  const name = (words?.[1] ?? words?.[4] ?? '').slice(0, 3).toLowerCase();
  const month = words ? MONTHS.indexOf(name) + 1 : Number(numbers?.[1] ?? numbers?.[3] ?? 0);
  const day = Number(words?.[2] ?? words?.[3] ?? numbers?.[2] ?? numbers?.[4] ?? 0);
  if (month < 1 || month > 12 || day < 1) return text;
  const last = seenAt.getTime() + DAY_MS;
  const newest = new Date(last).getUTCFullYear();
  for (let year = newest; year >= newest - YEARS_BACK; year -= 1) {
    const time = Date.UTC(year, month - 1, day);
    if (time <= last && new Date(time).getUTCMonth() === month - 1)
      return dayOf(time) + text.slice(whole.length);
  }
  return text;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
