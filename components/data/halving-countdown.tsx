import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { countdown } from '@/lib/data/issuance';

const BLOCKS_PER_SQUARE = 1000;
const SQUARES = 210;
const BLOCKS_PER_DAY = 144;

interface Props {
  mined: number;
  /** `YYYY-MM-DD` of the last known figure. */
  day: string;
  locale: Locale;
}

/** Blocks to the next halving, and a square for each thousand of the 210 thousand between two of them. */
export async function HalvingCountdown({ mined, day, locale }: Props) {
  const t = await getTranslations('issuance');
  const { number, blocksLeft, blocksDone, at } = countdown(mined, day);
  const full = Math.floor(blocksDone / BLOCKS_PER_SQUARE);
  const left = formatFigure(blocksLeft);
  return (
    <section className="border-t-2 border-ink pt-2.5" aria-label={t('toHalving', { number })}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-[15px] font-bold">{t('toHalving', { number })}</h2>
        <span className="type-meta">{t('square')}</span>
      </div>
      <p className="mt-1 mb-3 flex flex-wrap items-baseline gap-x-3">
        <b className="n-display text-[40px] font-semibold md:text-[48px]">{left}</b>
        <span className="text-[15px]">{t('blocks')}</span>
        <span className="n type-meta ms-auto">
          {t('about', {
            days: Math.round(blocksLeft / BLOCKS_PER_DAY),
            date: formatDate(at.toISOString(), locale, 'date'),
          })}
        </span>
      </p>
      <div
        role="img"
        aria-label={t('squares', { done: formatFigure(blocksDone), left })}
        className="grid grid-cols-[repeat(30,minmax(0,1fr))] gap-[2px]"
      >
        {Array.from({ length: SQUARES }, (_, square) => (
          <i
            key={square}
            className={`aspect-square border ${square < full ? 'border-ink bg-ink' : square === full ? 'border-mark bg-mark' : 'border-ctl'}`}
          />
        ))}
      </div>
    </section>
  );
}
