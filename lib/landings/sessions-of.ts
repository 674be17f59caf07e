import { type Agenda, agendaDays, type Session } from './agenda';

/** The sessions of an agenda that name a speaker, in order. @param firstDay `YYYY-MM-DD` */
export function sessionsOf(name: string, agenda: Agenda, firstDay: string): (Session & { date: string })[] {
  return agendaDays(agenda, firstDay).flatMap(({ date, sessions }) =>
    sessions.filter(({ who }) => who.includes(name)).map((session) => ({ ...session, date })),
  );
}
