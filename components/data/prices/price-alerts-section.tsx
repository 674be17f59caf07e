import { getTranslations } from 'next-intl/server';
import { MAX_PRICE_ALERTS } from '@/backend/contract/data/limits';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import type { Series } from '@/lib/data/read';
import { seriesName } from '@/lib/data/series-name';
import type { Locale } from '@/lib/platform/language/locales';
import { PriceAlerts } from './price-alerts-deferred';

/** The section of the pages of prices and of all data, where series are watched, in which a member sets price alerts. */
export async function PriceAlertsSection({ series, locale }: { series: readonly Series[]; locale: Locale }) {
  const t = await getTranslations('data.priceAlerts');
  return (
    <div className="no-print">
      <LedgerSection label={t('title')} id="price-alerts" rule="ink">
        <p className="mb-3 text-base text-ink-2">{t('text')}</p>
        <PriceAlerts
          series={series.map((row) => ({ key: row.key, name: seriesName(row) }))}
          locale={locale}
          labels={{
            asset: t('asset'),
            level: t('level'),
            above: t('above'),
            below: t('below'),
            set: t('set'),
            remove: t('remove'),
            sent: t('sent'),
            noBrowser: t('noBrowser'),
            receive: t('receive'),
            signIn: t('signIn'),
            refusals: {
              passed: t('passed'),
              tooMany: t('tooMany', { most: MAX_PRICE_ALERTS }),
              denied: t('denied'),
              unsupported: t('unsupported'),
              failed: t('failed'),
            },
          }}
        />
      </LedgerSection>
    </div>
  );
}
