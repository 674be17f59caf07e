import { useLocale, useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useHostAction } from '@/lib/events/hosting/use-host-call';

/** The tickets of an event as a file, in either of two forms. */
export function ExportButtons({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.orders');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useHostAction();
  const fetchFile = async (format: 'csv' | 'xlsx') => {
    const reply = await send('exportOrders', { activity_id: event.id, format, what: 'tickets', locale });
    if (reply.ok) location.assign(reply.data.url);
    else notify(reply.message || t('failed'));
  };
  return (['csv', 'xlsx'] as const).map((format) => (
    <button
      key={format}
      type="button"
      disabled={isBusy}
      className="btn btn-line ho-button"
      onClick={() => void fetchFile(format)}
    >
      {t('export', { format: format.toUpperCase() })}
    </button>
  ));
}
