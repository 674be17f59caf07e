'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LoadError, Gate } from '@/components/accounts/gate';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { Link } from '@/components/ui/links/link';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { useMember } from '@/lib/accounts/use-member';
import { href } from '@/lib/platform/routing/href';
import { isOpen, isReceiptSoon } from '@/lib/tickets/sentence';
import { useOrder } from '@/lib/tickets/use-order';
import { InvoiceForm } from './invoice-form';
import { ReceiptSheet } from './receipt-sheet';

/** All receipts of an order, and the form with the buyer's name on them. */
export function OwnReceipts({ id }: { id: number }) {
  const t = useTranslations('tickets.receipt');
  const locale = useLocale();
  const member = useMember();
  return (
    <LedgerPage
      title={t('title')}
      below={
        <p className="no-print flex flex-wrap gap-x-6 gap-y-2 text-base">
          <Link href={href(locale, 'order', { id })} className="underline underline-offset-4">
            {t('toOrder')}
          </Link>
        </p>
      }
    >
      {member.state === 'member' ? <Loaded id={id} /> : <Gate>{() => null}</Gate>}
    </LedgerPage>
  );
}

function Loaded({ id }: { id: number }) {
  const t = useTranslations('tickets.receipt');
  const area = useTranslations('area');
  const locale = useLocale();
  const { order, error, refresh, show } = useOrder(id);
  if (!order && error?.reply.key === 'notFound')
    return <EmptyState text={t('notYours')} href={href(locale, 'myTickets')} linkLabel={t('toMine')} />;
  if (!order)
    return error ? (
      <LoadError text={error.message} retry={refresh} />
    ) : (
      <SkeletonRows label={area('loading')} />
    );
  // For as long as a confirmed payment can be undone, its receipt waits.
  const isSoon = isReceiptSoon(order);
  const mayName = isOpen(order) || isSoon || order.receipts.some(({ invoice }) => invoice === null);
  return (
    <>
      {order.receipts.length === 0 && (
        <div className="entry">
          <p className="entry-body col-start-2 pb-5">
            {t(order.total === 0 ? 'free' : isOpen(order) ? 'later' : isSoon ? 'soon' : 'none')}
          </p>
        </div>
      )}
      {order.total > 0 && mayName && <InvoiceForm order={order} show={show} />}
      {order.receipts.map((receipt) => (
        <ReceiptSheet key={receipt.id} receipt={receipt} timeZone={order.event.time_zone} />
      ))}
      {order.receipts.length > 0 && (
        <div className="entry no-print">
          <p className="entry-body col-start-2 pt-2">
            <button type="button" className="btn btn-ink" onClick={() => print()}>
              {t('print')}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
