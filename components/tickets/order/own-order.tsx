'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LoadError, Gate } from '@/components/accounts/gate';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { useMember } from '@/lib/accounts/use-member';
import { href } from '@/lib/platform/routing/href';
import { useOrder } from '@/lib/tickets/use-order';
import { OrderView } from './order-view';

/** The order for its buyer; for anybody else a title and a way to sign in. */
export function OwnOrder({ id }: { id: number }) {
  const t = useTranslations('tickets.order');
  const member = useMember();
  return member.state === 'member' ? (
    <Loaded id={id} />
  ) : (
    <LedgerPage title={t('order')}>
      <Gate>{() => null}</Gate>
    </LedgerPage>
  );
}

function Loaded({ id }: { id: number }) {
  const t = useTranslations('tickets.order');
  const area = useTranslations('area');
  const locale = useLocale();
  const shown = useOrder(id);
  if (shown.order) return <OrderView order={shown.order} show={shown.show} refresh={shown.refresh} />;
  return (
    <LedgerPage title={t('order')}>
      {shown.error === null && <SkeletonRows label={area('loading')} />}
      {shown.error?.reply.key === 'notFound' && (
        <EmptyState text={t('notYours')} href={href(locale, 'myTickets')} linkLabel={t('toMine')} />
      )}
      {shown.error !== null && shown.error.reply.key !== 'notFound' && (
        <LoadError text={shown.error.message || undefined} retry={shown.refresh} />
      )}
    </LedgerPage>
  );
}
