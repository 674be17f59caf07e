import { fromWallClock } from '@/backend/kernel/text/time';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A day, and a time with or without an offset. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;
/** Steps before an event, such as registration, deadlines of submissions, and notifications. */
const BEFORE =
  /报名|報名|注册|註冊|截止|截至|提交|提案|公示|公布|录用|錄用|早鸟|早鳥|票价|票價|call for|deadline|regist|early bird|notification/i;

export interface TimelineEntry {
  at: string;
  comment: string;
}

export interface RecordTimes {
  /** As written; null when missing. */
  start: string | null;
  end: string | null;
}

interface Length {
  start: Date;
  end: Date;
  agenda: { time: string; title: string }[];
  /** Start and end as wall-clock times, if they have a time without an offset. */
  walls: string[];
}

/**
 * Start and end of an event, or the reason why they are unknown. A day without a time counts as a whole day, also as
 * the last one. With a timeline, the event lasts from the first to the last step that is not preparation.
 */
export function lengthOf(
  { start, end, timeline }: RecordTimes & { timeline: TimelineEntry[] },
  timeZone: string,
): Length | string {
  const agenda = timeline.map(({ at, comment }) => ({
    time: at.slice(0, 16).replace('T', ' '),
    title: comment,
  }));
  if (start !== null) return spanOf(start, end, timeZone, agenda);
  const steps = [...timeline].sort((a, b) => (a.at < b.at ? -1 : 1));
  const mainSteps = steps.filter(({ comment }) => !BEFORE.test(comment));
  const [first] = mainSteps.length > 0 ? mainSteps : steps;
  const last = (mainSteps.length > 0 ? mainSteps : steps).at(-1);
  if (!first || !last) return 'does not say when it begins';
  return spanOf(withoutMidnight(first.at), withoutMidnight(last.at), timeZone, agenda);
}

/** Such lists write a day without a time as midnight. */
const withoutMidnight = (at: string) => at.replace(/[T ]00:00(:00)?$/, '');

function spanOf(
  from: string,
  until: string | null,
  timeZone: string,
  agenda: Length['agenda'],
): Length | string {
  const first = momentOf(from, timeZone);
  if (!first) return `begins at "${from}", which is no date`;
  const last = until === null ? null : momentOf(until, timeZone);
  if (until !== null && !last) return `ends at "${until}", which is no date`;
  if (last && last.time < first.time) return 'ends before it begins';
  const end = last ?? first;
  const walls = [first, last].flatMap((moment) => moment?.wall ?? []);
  return {
    start: first.time,
    end: endOf(end, timeZone, last !== null && last.time > first.time),
    agenda,
    walls,
  };
}

interface Moment {
  day: string;
  hasClock: boolean;
  /** Null for a day, and for a time with an offset. */
  wall: string | null;
  time: Date;
}

function endOf({ day, hasClock, time }: Moment, timeZone: string, isStated: boolean): Date {
  if (!hasClock) return fromWallClock(nextDay(day), '00:00', timeZone);
  return isStated ? time : new Date(time.getTime() + HOUR_MS);
}

function momentOf(text: string, timeZone: string): Moment | null {
  const [, day = '', clock, seconds = '0', offset] = MOMENT.exec(text.trim()) ?? [];
  // A day such as February 30 would be parsed as a day of the next month.
  const isReal = day !== '' && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  if (!isReal || Number.isNaN(Date.parse(`${day}T${clock ?? '00:00'}:00Z`))) return null;
  const time = offset
    ? new Date(`${day}T${clock}:${seconds.padStart(2, '0')}${offset.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')}`)
    : new Date(fromWallClock(day, clock ?? '00:00', timeZone).getTime() + Number(seconds) * 1000);
  const wall = clock === undefined || offset ? null : `${day}T${clock}`;
  return { day, hasClock: clock !== undefined, wall, time };
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
