import '@/components/hosting/orders/orders.css';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { LoadError } from '@/components/accounts/gate';
import { ExportButtons } from '@/components/hosting/orders/export-buttons';
import { PageSteps } from '@/components/hosting/page-steps';
import { HostingPageFrame } from '@/components/hosting/event/hosting-page-frame';
import { PageSection } from '@/components/hosting/event/page-section';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { useCall } from '@/lib/accounts/use-call';
import { OpenReceipt } from './open-receipt';
import { ReceiptList, type ReceiptRow } from './receipt-list';
import { type ReceiptFilter, ReceiptsFilter } from './receipts-filter';
import { ReceiptSums } from './receipt-sums';

const SIZE = 50;
const NO_FILTER: ReceiptFilter = { keyword: '', kind: '', month: '' };

/** Receipts and credit notes of an event: the filtered list, its sums, and one of them as it was issued. */
export function ReceiptsPage({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.receipts');
  const locale = useLocale();
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<ReceiptRow | null>(null);
  const { data, error, mutate } = useCall('activityReceipts', {
    activity_id: event.id,
    locale,
    page,
    size: SIZE,
    keyword: filter.keyword.trim(),
    ...(filter.kind !== '' && { kind: filter.kind }),
    ...(filter.month !== '' && { month: filter.month }),
  });
  if (open) return <OpenReceipt receipt={open} timeZone={event.time_zone} onClose={() => setOpen(null)} />;
  const isFiltered = filter.keyword.trim() !== '' || filter.kind !== '' || filter.month !== '';
  return (
    <HostingPageFrame
      title={t('title')}
      intro={t('intro')}
      acts={<ExportButtons event={event} what="receipts" />}
    >
      {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
      {data && data.months.length === 0 && <EmptyState text={t('empty')} />}
      {data && data.months.length > 0 && (
        <>
          <PageSection title={t('list')} aside={t('count', { count: data.total })}>
            <ReceiptsFilter
              months={data.months}
              filter={filter}
              onFilter={(part) => {
                setFilter({ ...filter, ...part });
                setPage(1);
              }}
            />
            {data.list.length === 0 && isFiltered && <p className="py-4">{t('none')}</p>}
            <ReceiptList rows={data.list} timeZone={event.time_zone} onOpen={setOpen} />
            {data.total > data.size && (
              <PageSteps page={page} pages={Math.ceil(data.total / data.size)} onPage={setPage} />
            )}
          </PageSection>
          {data.sums.length > 0 && (
            <PageSection title={t('totals')}>
              <ReceiptSums sums={data.sums} />
            </PageSection>
          )}
        </>
      )}
    </HostingPageFrame>
  );
}
