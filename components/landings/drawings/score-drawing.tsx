import { getTranslations } from 'next-intl/server';
import { sessionId } from '@/lib/landings/agenda';
import type { Phase } from '@/lib/landings/phase';
import { drawnFrom, lineTimes } from '@/lib/landings/line-times';
import type { Score } from '@/lib/landings/score';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { NowLine } from '../dates/now-line';

const MINUTE_MS = 60_000;

interface Props {
  score: Score;
  phase: Phase | null;
  now: number;
  locale: Locale;
}

/**
 * The running number as printed on a bar and in the agenda. The accessible name of a link has to begin with its visible
 * text.
 */
const printed = ({ number }: { number: number }) => String(number).padStart(2, '0');

/**
 * The agenda as a bar per session, as wide as its minutes, with the main hall in the accent colour. Each links to its
 * session.
 */
export async function ScoreDrawing({ score, phase, now, locale }: Props) {
  const t = await getTranslations('landing');
  const today = score.days.find(({ halls }) =>
    halls.some(({ bars }) => bars.some(({ session }) => Date.parse(session.endsAt) > now)),
  );
  const first = (phase === 'during' && today) || score.days[0];
  return (
    <div className="landing-score">
      <div className="entry" aria-hidden="true">
        <div className="landing-track landing-hours">
          {score.hours.map(({ label, left }) => (
            <span key={label} style={{ insetInlineStart: `${left}%` }}>
              {label}
            </span>
          ))}
        </div>
      </div>
      {score.days.map((day, index) => (
        <div key={day.day} className={day === first ? '' : 'max-md:hidden'}>
          {day.halls.map(({ name, bars }, at) => (
            <div key={name} className={`entry ${at === 0 ? 'landing-day-start' : ''}`}>
              <p aria-hidden="true" className="entry-gutter type-meta">
                {at === 0 && <b className="n pe-2 text-ink">{formatDate(day.date, locale, 'monthDay')}</b>}
                {name}
              </p>
              <ul
                className="landing-track"
                aria-label={`${formatDate(day.date, locale, 'monthDay')} ${name}`}
              >
                {phase === 'during' && (
                  <li aria-hidden="true" className="landing-now-row">
                    <NowLine
                      from={drawnFrom(score, day)}
                      span={score.minutes * MINUTE_MS}
                      shown={lineTimes(score, index)}
                      initial={now}
                    />
                  </li>
                )}
                {bars.map(({ session, left, width, isMain }) => (
                  <li key={session.number} style={{ insetInlineStart: `${left}%`, width: `${width}%` }}>
                    <a
                      href={`#${sessionId(session)}`}
                      aria-label={`${printed(session)}, ${session.starts}–${session.until}, ${session.title}`}
                      data-main={isMain || undefined}
                      data-past={(phase === 'during' && Date.parse(session.endsAt) <= now) || undefined}
                    >
                      {printed(session)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
      <div className="entry">
        <p className="entry-body col-start-2 type-meta py-3">{t('scoreCaption')}</p>
      </div>
    </div>
  );
}
