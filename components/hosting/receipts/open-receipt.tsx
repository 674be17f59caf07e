import { useLocale, useTranslations } from 'next-intl';
import { LoadError } from '@/components/accounts/gate';
import { ReceiptSheet } from '@/components/tickets/receipt/receipt-sheet';
import { ActionButton } from '@/components/ui/fields/action-button';
import { SkeletonRows } from '@/components/ui/notices/states';
import { useCall } from '@/lib/accounts/use-call';
import type { ReceiptRow } from './receipt-list';

interface Props {
  receipt: ReceiptRow;
  timeZone: string;
  onClose: () => void;
}

/** One receipt as it was issued, to be printed. */
export function OpenReceipt({ receipt, timeZone, onClose }: Props) {
  const t = useTranslations('hosting.receipts');
  const locale = useLocale();
  const { data, error, mutate } = useCall('activityOrder', { id: receipt.order_id, locale });
  const sheet = data?.receipts.find(({ id }) => id === receipt.id);
  return (
    <div className="ledger ledger-stacked hr-overview">
      <div className="entry no-print">
        <p className="entry-body col-start-2 flex flex-wrap gap-3 pb-5">
          <button type="button" autoFocus className="btn btn-line" onClick={onClose}>
            {t('back')}
          </button>
          <ActionButton type="button" disabled={!sheet} className="btn btn-ink" onClick={() => print()}>
            {t('print')}
          </ActionButton>
        </p>
      </div>
      {sheet && <ReceiptSheet receipt={sheet} timeZone={timeZone} />}
      {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
    </div>
  );
}
