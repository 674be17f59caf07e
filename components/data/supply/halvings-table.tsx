import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/charts/data-table';
import { pastHalvings } from '@/lib/data/issuance';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { formatFigure } from '@/lib/platform/numbers/figures';

/** Table of the past halvings. @param mined coins mined so far */
export async function HalvingsTable({ mined, locale }: { mined: number; locale: Locale }) {
  const t = await getTranslations('issuance');
  const data = await getTranslations('data');
  return (
    <DataTable
      caption={t('halvings')}
      columns={[
        { key: 'number', label: t('halving') },
        { key: 'day', label: data('date'), numeric: true },
        { key: 'height', label: t('height'), numeric: true },
        { key: 'reward', label: t('reward'), numeric: true },
        { key: 'supply', label: t('mined'), numeric: true },
      ]}
      rows={pastHalvings(mined).map(({ number, day, height, before, after, supply }) => ({
        day: formatDate(day, locale, 'date'),
        number: t('nth', { number }),
        height: formatFigure(height),
        reward: `${before}→${after}`,
        supply: formatFigure(supply),
      }))}
    />
  );
}
