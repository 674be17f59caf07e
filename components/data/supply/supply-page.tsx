import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { CAP } from '@/lib/data/issuance';
import type { Series } from '@/lib/data/read';
import { toDayValues } from '@/lib/data/series-view';
import type { ComparedWith } from '@/lib/data/use-compared';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { formatFigure, formatPercent } from '@/lib/platform/numbers/figures';
import { HalvingCountdown } from './halving-countdown';
import { HalvingsTable } from './halvings-table';
import { IssuanceFigure } from './issuance-figure';

interface Props {
  series: Series;
  aside: ReactNode;
  /** Series the curve may be compared with. */
  others: readonly ComparedWith[];
  locale: Locale;
  /** Days of points the series came with. */
  heldDays: number;
  /** The section of its records, between the curve and the halvings. */
  records: ReactNode;
  /** Sections after those of the supply. */
  children: ReactNode;
}

/** The page of a supply with halvings: coins mined, blocks to the next halving, the issuance curve, records, past halvings. */
export async function SupplyPage({ series, aside, others, locale, heldDays, records, children }: Props) {
  const t = await getTranslations('issuance');
  const points = toDayValues(series.points);
  const last = points.at(-1);
  if (!last) return null;
  const { value: mined, day } = last;
  const added = mined - (points.at(-2)?.value ?? mined);
  const share = formatPercent((mined / CAP) * 100, { digits: 2 });
  return (
    <LedgerPage
      title={t('question')}
      aside={aside}
      gutter="wide"
      below={
        <div className="grid items-end gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_352px]">
          <div className="min-w-0">
            <p className="flex items-baseline gap-x-3 whitespace-nowrap max-md:flex-wrap">
              <b className="n-display text-display-fluid font-bold md:text-display-xl xl:text-display-3xl">
                {formatFigure(mined)}
              </b>
              <span className="text-lg font-bold">{t('coins')}</span>
            </p>
            <p className="mt-3 text-lg text-ink-2">
              {t('sum', { share, left: formatFigure(CAP - mined) })}
              {added > 0 && t('added', { added: formatFigure(added) })}
            </p>
          </div>
          <HalvingCountdown mined={mined} day={day} locale={locale} />
        </div>
      }
    >
      <LedgerSection label={t('curve')} rule="ink">
        <div lang={foreignLang(series.lang, locale)}>
          <IssuanceFigure
            series={series}
            mined={mined}
            day={day}
            others={others}
            locale={locale}
            heldDays={heldDays}
          />
        </div>
      </LedgerSection>
      {records}
      <LedgerSection label={t('halvings')} rule="ink">
        <HalvingsTable mined={mined} locale={locale} />
      </LedgerSection>
      {children}
    </LedgerPage>
  );
}
