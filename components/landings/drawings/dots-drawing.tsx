import type { CSSProperties } from 'react';
import { getTranslations } from 'next-intl/server';
import { dayAfter } from '@/lib/landings/agenda';
import { categoryId } from '@/lib/landings/awards';
import { type Dot, DOTS_HEIGHT, DOTS_WIDTH } from '@/lib/landings/dots';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  dots: readonly Dot[];
  sectionKey: string;
  /** First day as `YYYY-MM-DD`; null when the landing page has no date. */
  firstDay: string | null;
  locale: Locale;
}

/** Half the side of the square in the middle of a circle. */
const SQUARE_HALF = 6;
/**
 * When all names together have more letters than this, a phone shows only the days, because words would break in the
 * middle.
 */
const PHONE_LETTERS = 24;

/** Puts a name under its circle where there is room for it; on a phone the names share the width evenly. */
function centredAt(x: number, count: number): CSSProperties {
  return Object.fromEntries([
    ['--x', `${(x / DOTS_WIDTH) * 100}%`],
    ['--width', `${100 / count}%`],
  ]) as CSSProperties;
}

/** The stops as circles in order: the area shows how many people came, the arc how many were newcomers. */
export async function DotsDrawing({ dots, sectionKey, firstDay, locale }: Props) {
  const t = await getTranslations('landing');
  const middle = DOTS_HEIGHT / 2;
  const onlyWide = dots.some(({ stop }) => stop.name.length * dots.length > PHONE_LETTERS)
    ? 'max-md:sr-only'
    : '';
  return (
    <div className="entry">
      <div className="entry-body col-start-2">
        <svg viewBox={`0 0 ${DOTS_WIDTH} ${DOTS_HEIGHT}`} aria-hidden="true" className="landing-dots">
          <path d={`M0 ${middle}H${DOTS_WIDTH}`} />
          {dots.map(({ stop, x, radius, arc }) => (
            <g key={stop.name} transform={`translate(${x} ${middle})`}>
              <circle r={radius} />
              <path d={arc} data-arc strokeWidth={radius * 0.2} />
              <rect x={-SQUARE_HALF} y={-SQUARE_HALF} width={SQUARE_HALF * 2} height={SQUARE_HALF * 2} />
            </g>
          ))}
        </svg>
        <ol
          className="landing-dots-names"
          style={{ gridTemplateColumns: `repeat(${dots.length}, minmax(0, 1fr))` }}
        >
          {dots.map(({ stop, place, x }) => (
            <li key={stop.name} style={centredAt(x, dots.length)}>
              <a href={`#${categoryId(sectionKey, place)}`}>
                {firstDay && (
                  // On narrow phones the month goes under the day.
                  <b className="n block whitespace-normal">
                    {formatDate(dayAfter(firstDay, stop.day - 1), locale, 'monthDay')}
                  </b>
                )}
                <b className={`block ${onlyWide}`}>{stop.name}</b>
                <span className={`type-meta ${onlyWide}`}>{t('people', { count: stop.people })}</span>
              </a>
            </li>
          ))}
        </ol>
        <p className="type-meta py-3">{t('dotsCaption')}</p>
      </div>
    </div>
  );
}
