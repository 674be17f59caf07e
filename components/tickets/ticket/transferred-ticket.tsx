'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { LedgerPage } from '@/components/ui/ledger-page';
import { EmptyState } from '@/components/ui/states';
import { TypedText } from '@/components/ui/typed-text';
import { href } from '@/lib/platform/routing/href';

/** What a ticket's page says once the ticket was transferred. Its title takes the focus, so that it is read. */
export function TransferredTicket({ to }: { to: string }) {
  const t = useTranslations('tickets.ticket');
  const locale = useLocale();
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <LedgerPage
      title={
        <span ref={title} tabIndex={-1} className="outline-none">
          <TypedText text={t('transferred', { name: to })} locale={locale} />
        </span>
      }
    >
      <EmptyState text={t('transferredText')} href={href(locale, 'myTickets')} linkLabel={t('toMine')} />
    </LedgerPage>
  );
}
