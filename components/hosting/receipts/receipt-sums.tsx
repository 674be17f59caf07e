import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { formatMoney } from '@/lib/platform/numbers/money';

const COLUMNS = ['issued', 'countered', 'net', 'tax'] as const;

/** The sums of the receipts, one per currency. */
export function ReceiptSums({ sums }: { sums: CallOutput<'activityReceipts'>['sums'] }) {
  const t = useTranslations('hosting.receipts');
  const locale = useLocale();
  const labels = { issued: t('issued'), countered: t('countered'), net: t('net'), tax: t('taxIn') };
  return (
    <div role="region" aria-label={t('totals')} tabIndex={0} className="overflow-x-auto">
      <table className="hc-sums n">
        <thead>
          <tr>
            <th scope="col">{t('currency')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map(({ currency, ...sum }) => {
            const all = { ...sum, net: sum.issued + sum.countered };
            return (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                {COLUMNS.map((column) => (
                  <td key={column}>{formatMoney(all[column], currency, locale, { isExact: true })}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
