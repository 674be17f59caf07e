import { useTranslations } from 'next-intl';
import type { Plot } from '@/lib/directory/atlas/map';

const SHOWN = 8;

/** The entries with the most stories this week, shown while no entry is open. */
export function AtlasTop({ plots, onOpen }: { plots: readonly Plot[]; onOpen: (plot: Plot) => void }) {
  const t = useTranslations('atlas');
  const top = plots
    .filter(({ year }) => year > 0)
    .toSorted((a, b) => b.week - a.week || b.year - a.year)
    .slice(0, SHOWN);
  if (top.length === 0) return null;
  return (
    <section className="atlas-top">
      <h2 className="border-b border-ink pb-2 text-base font-bold">{t('mostWritten')}</h2>
      <ol>
        {top.map((plot) => (
          <li key={plot.key}>
            <button
              type="button"
              onClick={() => onOpen(plot)}
              className="grid min-h-11 w-full grid-cols-[1fr_auto] items-baseline gap-3 border-b border-rule py-2 text-start hover:underline"
            >
              <b className="text-lg">
                {plot.today > 0 && <i aria-hidden="true" className="me-2 inline-block size-2.5 bg-mark" />}
                {plot.name}
              </b>
              <span className="n type-meta">{t('weekOfYear', { week: plot.week, year: plot.year })}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
