import type { SectionOf } from '@/backend/contract/landings/landing';

export type Agenda = SectionOf<'agenda'>;
type AgendaSession = Agenda['sessions'][number];

export interface Session extends AgendaSession {
  /** The number of the session in the whole agenda, from 1. */
  number: number;
  /** ISO with the site's offset. */
  startsAt: string;
  endsAt: string;
  /** The end, `10:45` */
  until: string;
  hallName: string;
}

export interface AgendaDay {
  day: number;
  /** `YYYY-MM-DD` */
  date: string;
  sessions: Session[];
  /**
   * One row for each time at which a session begins, with a cell for each hall: the session, one still running, or
   * null.
   */
  rows: { time: string; cells: (Session | { busyUntil: string; number: number } | null)[] }[];
}

const DAY_MINUTES = 1440;
const OFFSET = '+08:00';

/** The agenda of a landing that begins on `firstDay` (`YYYY-MM-DD`), grouped by day and time. */
export function agendaDays({ halls, sessions }: Agenda, firstDay: string): AgendaDay[] {
  const ordered = sessions.toSorted(
    (a, b) => a.day - b.day || minutesOf(a.starts) - minutesOf(b.starts) || a.hall - b.hall,
  );
  const numbered = ordered.map((session, at): Session => {
    const date = dayAfter(firstDay, session.day - 1);
    const end = minutesOf(session.starts) + session.minutes;
    const until = clockOf(end % DAY_MINUTES);
    return {
      ...session,
      number: at + 1,
      startsAt: instantOf(date, session.starts),
      endsAt: instantOf(dayAfter(date, Math.floor(end / DAY_MINUTES)), until),
      until,
      hallName: halls[session.hall - 1]?.name ?? '',
    };
  });
  return [...new Set(numbered.map(({ day }) => day))].map((day) => {
    const daySessions = numbered.filter((session) => session.day === day);
    const times = [...new Set(daySessions.map(({ starts }) => starts))];
    return {
      day,
      date: dayAfter(firstDay, day - 1),
      sessions: daySessions,
      rows: times.map((time) => ({ time, cells: halls.map((_, at) => cellOf(daySessions, at + 1, time)) })),
    };
  });
}

/** A day and a clock time of the site (`HH:mm`) as ISO text. */
export function instantOf(day: string, clock: string): string {
  return `${day}T${clock}:00${OFFSET}`;
}

function cellOf(sessions: Session[], hall: number, time: string) {
  const hallSessions = sessions.filter((session) => session.hall === hall);
  const begins = hallSessions.find(({ starts }) => starts === time);
  if (begins) return begins;
  const at = minutesOf(time);
  const running = hallSessions.find(
    ({ starts, minutes }) => minutesOf(starts) < at && at < minutesOf(starts) + minutes,
  );
  return running ? { busyUntil: running.until, number: running.number } : null;
}

/** `HH:mm` as minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The day (`YYYY-MM-DD`) that is `days` days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
}

/** The key of a session in every language and regardless of its number: its day, hall and time. */
export function sessionKey({ day, hall, starts }: Pick<AgendaSession, 'day' | 'hall' | 'starts'>): string {
  return `${day}-${hall}-${starts.replace(':', '')}`;
}

/** The HTML id of a session on its page. */
export function sessionId({ number }: Pick<Session, 'number'>): string {
  return `session-${number}`;
}
