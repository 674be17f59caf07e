'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useOwnAgenda } from '@/lib/landings/own-agenda';
import { SessionTime } from './session-time';

interface OwnSession {
  key: string;
  number: number;
  title: string;
  hallName: string;
  /** ISO text. */
  startsAt: string;
  endsAt: string;
  /** Day as `YYYY-MM-DD`; `day` is the same day as text. */
  date: string;
  day: string;
  text: string;
}

interface Props {
  /** Name of the group of radio buttons that contains this tab. */
  name: string;
  slug: string;
  sessions: readonly OwnSession[];
}

/** The tab with the sessions that this browser stored for the reader, in the order of the agenda. */
export function OwnAgenda({ name, slug, sessions }: Props) {
  const t = useTranslations('landing');
  const locale = useLocale();
  const stored = useOwnAgenda(slug);
  const ownSessions = sessions.filter(({ key }) => stored.includes(key));
  return (
    <>
      <input type="radio" name={name} id={`${name}-own`} className="sr-only" />
      <label htmlFor={`${name}-own`} className="landing-own">
        {t('ownAgenda')} <span className="n">{ownSessions.length > 0 && ownSessions.length}</span>
      </label>
      <div className="landing-panel">
        {ownSessions.length === 0 && <p className="py-4 text-ink-2">{t('ownAgendaEmpty')}</p>}
        <ol>
          {ownSessions.map(({ key, number, title, hallName, day, text, ...span }) => (
            <li
              key={key}
              className="grid items-baseline gap-x-6 border-b border-rule py-3 md:grid-cols-[13em_minmax(0,1fr)_auto]"
            >
              <span className="type-meta n">
                {day} <SessionTime text={text} {...span} />
              </span>
              <a href={`#session-${number}`} className="text-row leading-snug font-bold">
                {title}
              </a>
              <span className="type-meta">{hallName}</span>
            </li>
          ))}
        </ol>
        {ownSessions.length > 0 && (
          <a
            href={`/api/landings/${slug}/calendar.ics?locale=${locale}&sessions=${ownSessions.map(({ key }) => key).join()}`}
            className="no-print type-meta inline-flex min-h-11 items-center underline underline-offset-4"
            download
          >
            {t('ownAgendaFile')}
          </a>
        )}
      </div>
    </>
  );
}
