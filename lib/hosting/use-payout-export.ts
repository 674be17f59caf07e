import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/platform/numbers/money';
import { saveFile } from '@/lib/platform/storage/save-file';
import { useAction } from '@/lib/accounts/use-action';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Saves the payouts file for the bank. `run` returns a sentence with the number of payouts, their sum, and the buyers
 * left out.
 */
export function usePayoutExport(eventId: number) {
  const t = useTranslations('hosting.payouts');
  const locale = useLocale();
  const { isBusy, send } = useAction();
  const run = async (format: 'csv' | 'xlsx', ids?: number[]): Promise<string> => {
    const reply = await send('exportPayouts', { activity_id: eventId, ids, format, locale });
    if (!reply.ok) return reply.message || t('failed');
    const { csv, xlsx, count, file_name, left_out, sums } = reply.data;
    if (csv !== '') saveFile(file_name, 'text/csv;charset=utf-8', csv);
    if (xlsx !== '')
      saveFile(
        file_name,
        XLSX,
        Uint8Array.from(atob(xlsx), (sign) => sign.charCodeAt(0)),
      );
    const sum = sums
      .map(({ amount, currency }) => formatMoney(amount, currency, locale, { isExact: true }))
      .join(' + ');
    const names = left_out.map(({ name, order_number }) => name || order_number).join(', ');
    const message = count === 0 ? t('nothingToExport') : t('exportedDone', { count, sum });
    return names === '' ? message : `${message} ${t('leftOut', { names })}`;
  };
  return { isBusy, run };
}
