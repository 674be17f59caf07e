import { useTranslations } from 'next-intl';
import { isCounted } from '@/lib/directory/atlas/plot-size';
import { ATLAS_FILTERS, type AtlasFilter } from '@/lib/directory/atlas/filter';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { formatFigure } from '@/lib/platform/numbers/figures';

interface Props {
  districts: readonly { key: string; name: string; count: number }[];
  total: number;
  /** Number of entries by filter; null until the map is loaded. */
  counts: Record<AtlasFilter, number> | null;
  filter: AtlasFilter | null;
  district: string | null;
  onFilter: (filter: AtlasFilter | null) => void;
  onDistrict: (key: string | null) => void;
}

const ROW =
  'flex w-full min-h-11 items-baseline justify-between gap-3 py-1 text-start text-ink-2 hover:text-ink aria-pressed:font-bold aria-pressed:text-ink md:min-h-0';
const SIGNS = [
  ['today', 'bg-mark'],
  ['week', 'bg-ink'],
  ['large', 'border border-ink'],
  ['earlier', 'bg-rule'],
] as const;
/** Of a map with a cell for each story. */
const COUNTED_SIGNS = [
  ['today', 'bg-mark'],
  ['week', 'bg-ink'],
  ['earlier', 'bg-[var(--atlas-older)]'],
] as const;

/** Categories and filters beside the map, each with its number of entries, and the legend. */
export function AtlasGutter(props: Props) {
  const { districts, total, counts, filter, district, onFilter, onDistrict } = props;
  const t = useTranslations('atlas');
  return (
    <div className="atlas-gutter text-sm leading-snug">
      <div role="group" aria-label={t('categories')}>
        <p className="mb-1 font-bold">{t('categories')}</p>
        {districts.map(({ key, name, count }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === district}
            className={ROW}
            onClick={() => onDistrict(key === district ? null : key)}
          >
            {name} <span className="n text-ink-3">{formatFigure(count)}</span>
          </button>
        ))}
        <button
          type="button"
          aria-pressed={district === null}
          className={`${ROW} mt-1 border-t border-rule pt-2`}
          onClick={() => onDistrict(null)}
        >
          {t('all')} <b className="n text-ink">{formatFigure(total)}</b>
        </button>
      </div>
      <div role="group" aria-label={t('only')} className="mt-6">
        <p className="mb-1 font-bold">{t('only')}</p>
        {ATLAS_FILTERS.filter((option) => option !== 'event' || !isSectionOff('events')).map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === filter}
            className={ROW}
            onClick={() => onFilter(option === filter ? null : option)}
          >
            {t(`filters.${option}`)}{' '}
            {counts && <span className="n text-ink-3">{formatFigure(counts[option])}</span>}
          </button>
        ))}
      </div>
      <ul className="mt-6 max-md:hidden">
        {(isCounted(total) ? COUNTED_SIGNS : SIGNS).map(([sign, look]) => (
          <li key={sign} className="flex items-center justify-between gap-3 py-1 text-ink-2">
            {t(`signs.${sign}`)} <i aria-hidden="true" className={`size-3 ${look}`} />
          </li>
        ))}
        <li className="type-meta pt-1">{t(isCounted(total) ? 'cellNote' : 'areaNote')}</li>
      </ul>
    </div>
  );
}
