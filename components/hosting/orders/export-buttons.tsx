import { useLocale, useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';

const FILES = [
  { what: 'tickets', format: 'csv' },
  { what: 'tickets', format: 'xlsx' },
  { what: 'receipts', format: 'csv' },
  { what: 'receipts', format: 'xlsx' },
  { what: 'orders', format: 'csv' },
  { what: 'orders', format: 'xlsx' },
  { what: 'payouts', format: 'csv' },
  { what: 'payouts', format: 'xlsx' },
] as const;

interface Props {
  event: OwnEvent;
  what: (typeof FILES)[number]['what'];
}

/** Buttons to download the tickets of an event, its receipts, orders or payouts, as CSV or XLSX. */
export function ExportButtons({ event, what }: Props) {
  const t = useTranslations('hosting.orders');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const fetchFile = async (file: (typeof FILES)[number]) => {
    const reply = await send('exportOrders', { activity_id: event.id, ...file, locale });
    if (reply.ok) location.assign(reply.data.url);
    else notify(reply.message || t('failed'));
  };
  return FILES.filter((file) => file.what === what).map((file) => (
    <ActionButton
      key={file.what + file.format}
      type="button"
      disabled={isBusy}
      className="btn btn-line ho-button"
      onClick={() => void fetchFile(file)}
    >
      {t(`exports.${what}`, { format: file.format.toUpperCase() })}
    </ActionButton>
  ));
}
