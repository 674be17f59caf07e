import { getTranslations } from 'next-intl/server';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { Link } from '@/components/ui/links/link';
import { typeName } from '@/lib/data/type-name';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { PriceTable } from '../prices/price-table';
import { SeriesFigure } from './series-figure';
import type { Series } from '@/lib/data/read';

interface Props {
  type: string;
  series: readonly Series[];
  locale: Locale;
  /** Days of points the series came with. */
  heldDays: number;
}

/** Series of one type on the overview. */
export async function SeriesGroup({ type, series, locale, heldDays }: Props) {
  const t = await getTranslations('data');
  const address = href(locale, 'dataType', { type });
  return (
    <LedgerSection
      id={type}
      rule="ink"
      label={<Link href={address}>{await typeName(type, series, locale)}</Link>}
    >
      {type === 'prices' ? (
        <PriceTable series={series} locale={locale} />
      ) : (
        <div className="grid gap-10">
          {series.map((dataSeries) => (
            <SeriesFigure key={dataSeries.key} series={dataSeries} locale={locale} heldDays={heldDays} />
          ))}
        </div>
      )}
      <Link href={address} className="mt-3 inline-block text-sm font-semibold underline underline-offset-4">
        {t('more')}
      </Link>
    </LedgerSection>
  );
}
