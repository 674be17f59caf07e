import { getTranslations } from 'next-intl/server';
import { dayAfter } from '@/lib/landings/agenda';
import { categoryId } from '@/lib/landings/awards';
import { type Dot, DOTS_HEIGHT, DOTS_WIDTH } from '@/lib/landings/dots';

interface Props {
  dots: readonly Dot[];
  sectionKey: string;
  /** `YYYY-MM-DD`; null when the landing page has no date. */
  firstDay: string | null;
}

const BOOK = 6;

/** The stops as circles in order: the area shows how many people came, the arc how many were newcomers. */
export async function DotsDrawing({ dots, sectionKey, firstDay }: Props) {
  const t = await getTranslations('landing');
  const middle = DOTS_HEIGHT / 2;
  return (
    <div className="entry">
      <div className="entry-body col-start-2">
        <svg viewBox={`0 0 ${DOTS_WIDTH} ${DOTS_HEIGHT}`} aria-hidden="true" className="landing-dots">
          <path d={`M0 ${middle}H${DOTS_WIDTH}`} className="stroke-ink" />
          {dots.map(({ stop, x, radius, arc }) => (
            <g key={stop.name} transform={`translate(${x} ${middle})`}>
              <circle r={radius} />
              <path d={arc} data-arc strokeWidth={radius * 0.2} />
              <rect x={-BOOK} y={-BOOK} width={BOOK * 2} height={BOOK * 2} />
            </g>
          ))}
        </svg>
        <ol
          className="landing-dots-names"
          style={{ gridTemplateColumns: `repeat(${dots.length}, minmax(0, 1fr))` }}
        >
          {dots.map(({ stop }, at) => (
            <li key={stop.name}>
              <a href={`#${categoryId(sectionKey, at)}`}>
                {firstDay && (
                  <b className="n block">
                    {dayAfter(firstDay, stop.day - 1)
                      .slice(5)
                      .replace('-', '/')}
                  </b>
                )}
                <b className="block">{stop.name}</b>
                <span className="type-meta">{t('people', { count: stop.people })}</span>
              </a>
            </li>
          ))}
        </ol>
        <p className="type-meta py-3">{t('dotsCaption')}</p>
      </div>
    </div>
  );
}
