import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { countdown } from '@/lib/data/issuance';

const BLOCKS_PER_SQUARE = 1000;
const SQUARES = 210;
const BLOCKS_PER_DAY = 144;
const COLUMNS = 30;
const SIDE = 16;
const GAP = 2;
const STEP = SIDE + GAP;

/**
 * One SVG path of the squares from index `from` to before `to`, row by row.
 * @param inset half of the stroke width; 0 when they are filled
 */
function squares(from: number, to: number, inset: number): string {
  const side = SIDE - 2 * inset;
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => {
    const place = from + at;
    const [x, y] = [(place % COLUMNS) * STEP, Math.floor(place / COLUMNS) * STEP];
    return `M${x + inset} ${y + inset}h${side}v${side}h-${side}z`;
  }).join('');
}

interface Props {
  mined: number;
  /** `YYYY-MM-DD` of the last known figure. */
  day: string;
  locale: Locale;
}

/** Blocks to the next halving, and a square for each thousand of the 210,000 blocks between two halvings. */
export async function HalvingCountdown({ mined, day, locale }: Props) {
  const t = await getTranslations('issuance');
  const { number, blocksLeft, blocksDone, at } = countdown(mined, day);
  const full = Math.floor(blocksDone / BLOCKS_PER_SQUARE);
  const left = formatFigure(blocksLeft);
  return (
    <section className="border-t-2 border-ink pt-2.5" aria-label={t('toHalving', { number })}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-base font-bold">{t('toHalving', { number })}</h2>
        <span className="type-meta">{t('square')}</span>
      </div>
      <p className="mt-1 mb-3 flex flex-wrap items-baseline gap-x-3">
        <b className="n-display text-display-xs font-semibold md:text-display-sm">{left}</b>
        <span className="text-base">{t('blocks')}</span>
        <span className="n type-meta ms-auto">
          {t('about', {
            days: Math.round(blocksLeft / BLOCKS_PER_DAY),
            date: formatDate(at.toISOString(), locale, 'date'),
          })}
        </span>
      </p>
      <svg
        role="img"
        aria-label={t('squares', { done: formatFigure(blocksDone), left })}
        viewBox={`0 0 ${COLUMNS * STEP - GAP} ${(SQUARES / COLUMNS) * STEP - GAP}`}
        className="w-full"
      >
        <path d={squares(0, full, 0)} fill="var(--ink)" />
        <path d={squares(full, full + 1, 0)} fill="var(--mark)" />
        <path d={squares(full + 1, SQUARES, 0.5)} fill="none" stroke="var(--ctl)" />
      </svg>
    </section>
  );
}
