import { type AgendaDay, minutesOf, type Session } from './agenda';

interface ScoreBar {
  session: Session;
  /** In percent of the width. */
  left: number;
  width: number;
  isMain: boolean;
}

export interface Score {
  /** The time at which the drawing begins, in minutes since midnight, and its width in minutes. */
  from: number;
  minutes: number;
  hours: { label: string; left: number }[];
  days: { date: string; day: number; halls: { name: string; bars: ScoreBar[] }[] }[];
}

const HOUR = 60;
const MARGIN_MINUTES = 30;

/** The agenda as bars: one bar per session, as wide as its duration. Null without sessions. */
export function scoreOf(days: readonly AgendaDay[], halls: readonly { name: string }[]): Score | null {
  const sessions = days.flatMap((day) => day.sessions);
  if (sessions.length === 0) return null;
  const first = Math.min(...sessions.map(({ starts }) => minutesOf(starts))) - MARGIN_MINUTES;
  const last = Math.max(...sessions.map(({ starts, minutes }) => minutesOf(starts) + minutes));
  const share = (minutes: number) => Math.round((minutes / (last - first)) * 10_000) / 100;
  const firstHour = Math.ceil(first / HOUR);
  return {
    from: first,
    minutes: last - first,
    hours: Array.from({ length: Math.ceil(last / HOUR) - firstHour }, (_, at) => ({
      label: `${String((firstHour + at) % 24).padStart(2, '0')}:00`,
      left: share((firstHour + at) * HOUR - first),
    })),
    days: days.map(({ date, day, sessions: daySessions }) => ({
      date,
      day,
      halls: halls.map(({ name }, at) => ({
        name,
        bars: daySessions
          .filter(({ hall }) => hall === at + 1)
          .map((session) => ({
            session,
            left: share(minutesOf(session.starts) - first),
            width: share(session.minutes),
            isMain: session.hall === 1,
          })),
      })),
    })),
  };
}
