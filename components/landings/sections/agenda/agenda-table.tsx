import { Headline } from '@/components/ui/words/headline';
import { getTranslations } from 'next-intl/server';
import { type Agenda, type AgendaDay, instantOf, sessionId, sessionKey } from '@/lib/landings/agenda';
import type { Locale } from '@/lib/platform/language/locales';
import { AnyLink } from '../../any-link';
import { AddSession } from './add-session-deferred';
import { SessionTime } from './session-time';

interface Props {
  day: AgendaDay;
  halls: Agenda['halls'];
  locale: Locale;
  /** Current time in milliseconds since 1970; null unless the event is running. */
  now: number | null;
  /** Slug of the landing page whose sessions a reader may add to their own agenda; null once the event is over. */
  ownAgenda: string | null;
}

/** The sessions of a day: a row per start time, a column per hall. On a phone, or where the
 * reader asks for it, one list. */
export async function AgendaTable({ day, halls, locale, now, ownAgenda }: Props) {
  const t = await getTranslations('landing');
  const columns = { gridTemplateColumns: `repeat(${halls.length}, minmax(0, 1fr))` };
  return (
    <>
      <div className="landing-row landing-halls" style={columns} aria-hidden="true">
        {halls.map(({ name, note }) => (
          <p key={name}>
            <b>{name}</b> <span className="type-meta">{note}</span>
          </p>
        ))}
      </div>
      <ol>
        {day.rows.map(({ time, cells }) => (
          <li key={time} className="landing-row landing-hung" style={columns}>
            <p className="landing-when n">
              <SessionTime startsAt={instantOf(day.date, time)} date={day.date} text={time} />
            </p>
            {cells.map((cell, hall) =>
              cell === null ? (
                <span key={hall} className="landing-free" />
              ) : 'busyUntil' in cell ? (
                <p key={hall} className="landing-free type-meta pt-3">
                  {t('busyUntil', { number: String(cell.number).padStart(2, '0'), time: cell.busyUntil })}
                </p>
              ) : (
                <div
                  key={hall}
                  id={sessionId(cell)}
                  className="scroll-mt-20 py-3"
                  data-past={(now !== null && Date.parse(cell.endsAt) <= now) || undefined}
                >
                  <p className="type-meta">
                    <span className="n">
                      {String(cell.number).padStart(2, '0')}{' '}
                      <SessionTime
                        startsAt={cell.startsAt}
                        endsAt={cell.endsAt}
                        date={day.date}
                        text={`${cell.starts}–${cell.until}`}
                      />
                    </span>
                    <span className="landing-hall"> {cell.hallName}</span>
                  </p>
                  <h3 className="text-row leading-snug">
                    <Headline text={cell.title} lang={locale} />
                  </h3>
                  <div className="flex items-start justify-between gap-x-4 max-[200px]:flex-wrap">
                    <p className="type-meta">{cell.who}</p>
                    {ownAgenda !== null && (
                      <AddSession slug={ownAgenda} session={sessionKey(cell)} title={cell.title} />
                    )}
                  </div>
                  {cell.note !== '' && <p className="mt-1 text-sm leading-relaxed text-ink-2">{cell.note}</p>}
                  {cell.link !== '' && (
                    <AnyLink
                      to={cell.link}
                      locale={locale}
                      className="type-meta underline underline-offset-4"
                    >
                      {t('watch')}
                    </AnyLink>
                  )}
                </div>
              ),
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
