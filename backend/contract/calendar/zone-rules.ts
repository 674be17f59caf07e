const DAY_MS = 86_400_000;
const STEP_MS = 7 * DAY_MS;

const NEAR_MS = 3 * 3_600_000;
const MARGIN_MS = 400 * DAY_MS;

/**
 * The lines of a VTIMEZONE (RFC 5545) that is correct between two instants: one observance for each change of the
 * zone's clocks.
 * @throws RangeError for an unknown zone
 */
export function zoneLines(timeZone: string, from: Date, to: Date): string[] {
  const offsetAt = offsetsOf(timeZone);
  const begin = from.getTime() - MARGIN_MS;
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observance('19700101T000000', offsetAt(begin))];
  for (let at = begin; at < to.getTime() + MARGIN_MS; at += STEP_MS) {
    const [before, after] = [offsetAt(at), offsetAt(at + STEP_MS)];
    if (before !== after) lines.push(...observance(wallClock(changeAt(offsetAt, at), before), before, after));
  }
  return [...lines, 'END:VTIMEZONE'];
}

/** Whether the rules of a zone are known: not for an offset such as `+08:00`, which cannot be the name of a zone in a calendar. */
export function hasRules(timeZone: string): boolean {
  if (!/^[a-z]/i.test(timeZone)) return false;
  try {
    return formatOf(timeZone).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An instant as clocks in a zone show it: `20261205T140000`. */
export function zonedStamp(time: Date, timeZone: string): string {
  return wallClock(time.getTime(), offsetsOf(timeZone)(time.getTime()));
}

/** Whether the clocks of a zone change within three hours before or after an instant. */
export function isNearChange(time: Date, timeZone: string): boolean {
  const offsetAt = offsetsOf(timeZone);
  return offsetAt(time.getTime() - NEAR_MS) !== offsetAt(time.getTime() + NEAR_MS);
}

function observance(starts: string, from: number, to = from): string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${starts}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ];
}

/** Creating a format costs more than a hundred uses of it. The number of zones is limited to a few hundred. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = formats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** A function that returns the offset of a zone at an instant, in minutes east of UTC. */
export function offsetsOf(timeZone: string): (at: number) => number {
  const format = formatOf(timeZone);
  return (at) => {
    const text = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
}

/** The minute at which the offset changes within the step that begins at `begin`. */
function changeAt(offsetAt: (at: number) => number, begin: number): number {
  let [low, high] = [begin, begin + STEP_MS];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === offsetAt(begin)) low = middle;
    else high = middle;
  }
  return Math.round(high / 60_000) * 60_000;
}

const wallClock = (at: number, offset: number) =>
  new Date(at + offset * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');

function offsetText(minutes: number): string {
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.abs(minutes) / 60)}${digits(Math.abs(minutes) % 60)}`;
}
