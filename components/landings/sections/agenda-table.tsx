import { getTranslations } from 'next-intl/server';
import { type Agenda, type AgendaDay, instantOf, sessionId } from '@/lib/landings/agenda';
import type { Locale } from '@/lib/platform/language/locales';
import { AnyLink } from '../any-link';
import { SessionTime } from './session-time';

interface Props {
  day: AgendaDay;
  halls: Agenda['halls'];
  locale: Locale;
  /** Milliseconds since 1970; null unless the event is running. */
  now: number | null;
}

/** The sessions of a day: a row per start time, a column per hall. On a phone one list. */
export async function AgendaTable({ day, halls, locale, now }: Props) {
  const t = await getTranslations('landing');
  const columns = { gridTemplateColumns: `4.5em repeat(${halls.length}, minmax(0, 1fr))` };
  return (
    <>
      <div className="landing-row landing-halls" style={columns} aria-hidden="true">
        <span />
        {halls.map(({ name, note }) => (
          <p key={name}>
            <b>{name}</b> <span className="type-meta">{note}</span>
          </p>
        ))}
      </div>
      <ol>
        {day.rows.map(({ time, cells }) => (
          <li key={time} className="landing-row" style={columns}>
            <p className="n pt-3 font-bold">
              <SessionTime startsAt={instantOf(day.date, time)} date={day.date} text={time} />
            </p>
            {cells.map((cell, hall) =>
              cell === null ? (
                <span key={hall} className="max-md:hidden" />
              ) : 'busyUntil' in cell ? (
                <p key={hall} className="type-meta pt-3 max-md:hidden">
                  {t('busyUntil', { number: String(cell.number).padStart(2, '0'), time: cell.busyUntil })}
                </p>
              ) : (
                <div
                  key={hall}
                  id={sessionId(cell)}
                  className="scroll-mt-20 py-3"
                  data-past={(now !== null && Date.parse(cell.endsAt) <= now) || undefined}
                >
                  <p className="type-meta n">
                    {String(cell.number).padStart(2, '0')}{' '}
                    <SessionTime
                      startsAt={cell.startsAt}
                      endsAt={cell.endsAt}
                      date={day.date}
                      text={`${cell.starts}–${cell.until}`}
                    />
                    <span className="md:hidden"> {cell.hallName}</span>
                  </p>
                  <h3 className="text-[18px] leading-snug">{cell.title}</h3>
                  <p className="type-meta">{cell.who}</p>
                  {cell.note !== '' && (
                    <p className="mt-1 text-[14.5px] leading-relaxed text-ink-2">{cell.note}</p>
                  )}
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
