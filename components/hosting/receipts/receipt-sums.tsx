import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { formatMoney } from '@/lib/platform/numbers/money';

const HEAD = 'border-b border-ink py-2.5 text-xs font-normal whitespace-nowrap text-ink-3';
const BODY = 'py-2.5 font-normal whitespace-nowrap';

const COLUMNS = ['issued', 'countered', 'net', 'tax'] as const;

/** The sums of the receipts, one per currency. */
export function ReceiptSums({ sums }: { sums: CallOutput<'activityReceipts'>['sums'] }) {
  const t = useTranslations('hosting.receipts');
  const locale = useLocale();
  const labels = { issued: t('issued'), countered: t('countered'), net: t('net'), tax: t('taxIn') };
  return (
    <div role="region" aria-label={t('totals')} tabIndex={0} className="overflow-x-auto">
      <table className="n w-full max-w-[760px] border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              {t('currency')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`${HEAD} ps-4 text-end`}>
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map(({ currency, ...sum }) => {
            const all = { ...sum, net: sum.issued + sum.countered };
            return (
              <tr key={currency} className="border-b-4 border-double border-ink">
                <th scope="row" className={`${BODY} text-start`}>
                  {currency}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} className={`${BODY} ps-4 text-end`}>
                    {formatMoney(all[column], currency, locale, { isExact: true })}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
