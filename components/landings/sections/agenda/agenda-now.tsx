'use client';

import { useTranslations } from 'next-intl';
import { onNow } from '@/lib/landings/on-now';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';

interface Props {
  /** Times are ISO text. */
  sessions: readonly { number: number; title: string; hallName: string; startsAt: string; endsAt: string }[];
  /** Milliseconds since 1970 when the page was rendered. */
  initial: number;
}

/** The running sessions with the minutes left, and the next one. Updated once a minute. */
export function AgendaNow({ sessions, initial }: Props) {
  const t = useTranslations('landing');
  const now = useClock(MINUTE_MS, initial);
  const { running, next } = onNow(sessions, now);
  return (
    <div className="mb-5 border-y-2 border-ink py-3">
      <h3 className="text-base text-mark">{t('now')}</h3>
      <ul>
        {running.map(({ number, title, hallName, minutesLeft }) => (
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
            <a href={`#session-${number}`} className="font-bold">
              {title}
            </a>
            <span className="type-meta">{hallName}</span>
            <span className="n text-sm font-semibold text-mark">
              {t('minutesLeft', { minutes: minutesLeft })}
            </span>
          </li>
        ))}
      </ul>
      {running.length === 0 && <p>{t('nothingOn')}</p>}
      {next && (
        <p className="mt-2 bg-sel px-3 py-2">
          {t('next', { hall: next.hallName, minutes: next.minutesUntil, title: next.title })}
        </p>
      )}
    </div>
  );
}
