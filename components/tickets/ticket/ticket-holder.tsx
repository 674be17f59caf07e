'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { LoadError, Gate } from '@/components/accounts/gate';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { useMember } from '@/lib/accounts/use-member';
import { href } from '@/lib/platform/routing/href';
import { storePageOffline } from '@/lib/platform/offline/store-page';
import { TICKET_CACHE, TICKET_WORKER } from '@/lib/tickets/offline';
import { type TicketName, useTicket } from '@/lib/tickets/use-ticket';
import { TicketView } from './ticket-view';
import { useLetterMark } from './use-letter-mark';

interface Props {
  name: TicketName;
  /** Path prefix of all ticket pages in the page's language: the scope of the service worker. */
  scope: string;
}

/** A ticket: by the link in its e-mail without a session, or by id for the signed-in member. */
export function TicketHolder({ name, scope }: Props) {
  const t = useTranslations('tickets.ticket');
  const member = useMember();
  if ('id' in name && (member.state === 'anonymous' || member.state === 'ended'))
    return (
      <LedgerPage title={t('title')}>
        <Gate>{() => null}</Gate>
      </LedgerPage>
    );
  return <Shown name={name} scope={scope} />;
}

function Shown({ name, scope }: Props) {
  const t = useTranslations('tickets.ticket');
  const area = useTranslations('area');
  const locale = useLocale();
  const ticketState = useTicket(name);
  useLetterMark(name);
  const [isStored, setStored] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const hasTicket = ticketState.ticket !== null;
  useEffect(() => {
    if (!hasTicket) return;
    void storePageOffline({ worker: TICKET_WORKER, cache: TICKET_CACHE, scope }).then(setStored);
  }, [hasTicket, scope]);

  if (ticketState.ticket)
    return (
      <TicketView
        name={name}
        held={{ ...ticketState, ticket: ticketState.ticket }}
        isStored={isStored}
        canTransfer={'id' in name}
        onLeft={(to) => {
          setSentTo(to);
          ticketState.refresh();
        }}
      />
    );
  const ended = ticketState.isRenewed
    ? sentTo === ''
      ? t('renewed')
      : t('renewedTo', { email: sentTo })
    : ticketState.isGone
      ? t('gone')
      : ticketState.isLinkNeeded
        ? t('linkNeeded')
        : null;
  return (
    <LedgerPage title={t('title')}>
      {ended !== null && (
        <div role="status">
          <EmptyState text={ended} href={href(locale, 'myTickets')} linkLabel={t('toMine')} />
        </div>
      )}
      {ended === null && ticketState.error && (
        <LoadError text={ticketState.error.message || undefined} retry={ticketState.refresh} />
      )}
      {ended === null && !ticketState.error && <SkeletonRows label={area('loading')} />}
    </LedgerPage>
  );
}
