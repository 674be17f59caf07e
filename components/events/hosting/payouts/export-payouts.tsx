import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/action-button';
import { saveFile } from '@/lib/events/hosting/save-file';
import { useHostAction } from '@/lib/events/hosting/use-host-call';
import { formatMoney } from '@/lib/platform/numbers/money';

/** Saves the file for the bank, and says how many and how much is in it and who is left out. */
export function ExportPayouts({ event, onDone }: { event: OwnEvent; onDone: () => void }) {
  const t = useTranslations('hosting.payouts');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useHostAction();
  const run = async () => {
    const reply = await send('exportPayouts', { activity_id: event.id });
    if (!reply.ok) return notify(reply.message || t('failed'));
    const { csv, count, file_name, left_out, sums } = reply.data;
    if (csv !== '') saveFile(file_name, 'text/csv;charset=utf-8', csv);
    const sum = sums
      .map(({ amount, currency }) => formatMoney(amount, currency, locale, { isExact: true }))
      .join(' + ');
    const names = left_out.map(({ name, order_number }) => name || order_number).join(', ');
    const said = count === 0 ? t('nothingToExport') : t('exportedDone', { count, sum });
    notify(names === '' ? said : `${said} ${t('leftOut', { names })}`);
    onDone();
  };
  return (
    <ActionButton
      type="button"
      disabled={isBusy}
      className="btn btn-line ho-button"
      onClick={() => void run()}
    >
      {t('export')}
    </ActionButton>
  );
}
