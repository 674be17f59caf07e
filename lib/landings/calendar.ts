import 'server-only';
import { feedAuthority } from '@/lib/platform/config/feed-authority';
import { absolute } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import type { CalendarEntry } from '@/backend/contract/calendar/write-calendar';
import { revisionAt } from '@/lib/publishing/calendar';
import { landingAddress } from './address';
import { agendaDays, sessionId, sessionKey } from './agenda';
import type { Landing } from './read';

/**
 * The sessions of a landing as calendar entries; none without an agenda or a first day.
 * @param only the keys of the sessions wanted; null for all
 */
export function landingCalendar(
  { view, updatedAt }: Landing,
  locale: Locale,
  only: readonly string[] | null = null,
): CalendarEntry[] {
  const agenda = view.sections.find((section) => section.type === 'agenda');
  if (!agenda || !view.starts) return [];
  const { name, params } = landingAddress(view.slug);
  const page = absolute(href(locale, name, params));
  const sessions = agendaDays(agenda, view.starts.slice(0, 10)).flatMap((day) => day.sessions);
  const wanted = only ? sessions.filter((session) => only.includes(sessionKey(session))) : sessions;
  return wanted.map((session) => ({
    uid: `landing-${view.slug}-${sessionKey(session)}@${feedAuthority()}`,
    title: session.title,
    location: [view.place, session.hallName].filter(Boolean).join(' '),
    description: [session.who, session.note].filter(Boolean).join('\n'),
    url: `${page}#${sessionId(session)}`,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    timeZone: null,
    updatedAt,
    sequence: revisionAt(updatedAt),
    isCancelled: false,
  }));
}
