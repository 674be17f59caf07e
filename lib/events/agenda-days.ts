import { zonedDay } from './time';

interface Entry {
  time: string;
  title: string;
}

/** The entries of one day of an agenda. */
export interface AgendaDay<Of extends Entry> {
  /** `YYYY-MM-DD`. */
  day: string;
  entries: Of[];
}

const CLOCK = /^\d{1,2}:\d{2}/;
const DAY_MS = 86_400_000;

/**
 * An agenda by the days of its event. Its entries have only times: one earlier than the entry before begins the next day,
 * as long as the event has another one.
 */
export function agendaDays<Of extends Entry>(
  agenda: readonly Of[],
  { startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string },
): AgendaDay<Of>[] {
  const last = zonedDay(new Date(endsAt), timeZone);
  const days: AgendaDay<Of>[] = [];
  let before = '';
  for (const entry of agenda) {
    const clock = CLOCK.exec(entry.time)?.[0].padStart(5, '0') ?? '';
    const current = days.at(-1);
    if (!current) days.push({ day: zonedDay(new Date(startsAt), timeZone), entries: [entry] });
    else if (clock !== '' && clock < before && current.day < last)
      days.push({ day: nextDay(current.day), entries: [entry] });
    else current.entries.push(entry);
    if (clock !== '') before = clock;
  }
  return days;
}

const nextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
