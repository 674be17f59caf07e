import { useLocale, useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useHostAction } from '@/lib/events/hosting/use-host-call';

const FILES = [
  { what: 'tickets', format: 'csv', label: 'export' },
  { what: 'tickets', format: 'xlsx', label: 'export' },
  { what: 'receipts', format: 'csv', label: 'exportReceipts' },
] as const;

/** Buttons to download the tickets of an event as CSV or XLSX, and its receipts as CSV. */
export function ExportButtons({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.orders');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useHostAction();
  const fetchFile = async ({ what, format }: (typeof FILES)[number]) => {
    const reply = await send('exportOrders', { activity_id: event.id, format, what, locale });
    if (reply.ok) location.assign(reply.data.url);
    else notify(reply.message || t('failed'));
  };
  return FILES.map((file) => (
    <button
      key={file.what + file.format}
      type="button"
      disabled={isBusy}
      className="btn btn-line ho-button"
      onClick={() => void fetchFile(file)}
    >
      {t(file.label, { format: file.format.toUpperCase() })}
    </button>
  ));
}
