import { Fragment } from 'react';
import { getTranslations } from 'next-intl/server';
import { PrintButton } from '@/components/ui/print-button';
import { TimeText } from '@/components/ui/dates/time-text';
import { agendaDays, type Agenda, sessionKey } from '@/lib/landings/agenda';
import { formatDate } from '@/lib/platform/dates/dates';
import { dayAndWeekday } from '@/lib/platform/dates/day-and-weekday';
import type { SectionContext } from '../../section-context';
import { AgendaNow } from './agenda-now-deferred';
import { AgendaTable } from './agenda-table';
import { OwnAgenda } from './own-agenda-deferred';
import { SessionLinks } from './session-links';
import { ZoneChoice } from '../zone-choice-deferred';

interface Props extends SectionContext {
  section: Agenda;
  firstDay: string | null;
}

/**
 * The days as tabs without scripts, with a column per hall. While the event runs, the running sessions are shown
 * above.
 */
export async function AgendaSection({ section, firstDay, landing, language, phase, now }: Props) {
  const t = await getTranslations('landing');
  const { locale } = language;
  if (firstDay === null) return null;
  const days = agendaDays(section, firstDay);
  const today = days.find(({ sessions }) => sessions.some(({ endsAt }) => Date.parse(endsAt) > now));
  const ownAgenda = phase === 'after' ? null : landing.view.slug;
  const shown = (phase === 'during' && today) || days[0];
  return (
    <div className="landing-agenda">
      {phase === 'during' && (
        <AgendaNow
          initial={now}
          sessions={days.flatMap(({ sessions }) =>
            sessions.map(({ number, title, hallName, startsAt, endsAt }) => ({
              number,
              title,
              hallName,
              startsAt,
              endsAt,
            })),
          )}
        />
      )}
      <div className="landing-tabs" role="group" aria-label={section.title}>
        {days.map((day) => (
          <Fragment key={day.day}>
            <input
              type="radio"
              name={section.key}
              id={`${section.key}-day-${day.day}`}
              defaultChecked={day === shown}
              className="sr-only"
            />
            <label htmlFor={`${section.key}-day-${day.day}`}>
              <TimeText at={day.date}>{dayAndWeekday(day.date, locale, 'monthDay')}</TimeText>
            </label>
            <div className="landing-panel">
              <AgendaTable
                day={day}
                halls={section.halls}
                locale={locale}
                now={phase === 'during' ? now : null}
                ownAgenda={ownAgenda}
              />
            </div>
          </Fragment>
        ))}
        {ownAgenda !== null && (
          <OwnAgenda
            name={section.key}
            slug={ownAgenda}
            sessions={days.flatMap(({ date, sessions }) =>
              sessions.map((session) => ({
                key: sessionKey(session),
                number: session.number,
                title: session.title,
                hallName: session.hallName,
                startsAt: session.startsAt,
                endsAt: session.endsAt,
                date,
                day: formatDate(date, locale, 'monthDay'),
                text: `${session.starts}–${session.until}`,
              })),
            )}
          />
        )}
      </div>
      <SessionLinks />
      <div className="no-print type-meta flex flex-wrap items-center gap-x-5 pt-4">
        {section.halls.length > 1 && (
          <label className="landing-by-time min-h-11 items-center gap-x-2">
            <input type="checkbox" name={`${section.key}-by-time`} className="accent-ink" />
            {t('byTime')}
          </label>
        )}
        {days[0]?.sessions[0] && <ZoneChoice at={days[0].sessions[0].startsAt} />}
        <a
          href={`/api/landings/${landing.view.slug}/calendar.ics?locale=${locale}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          download
        >
          {t('calendarFile')}
        </a>
        <PrintButton label={t('print')} className="min-h-11 underline underline-offset-4" />
      </div>
    </div>
  );
}
