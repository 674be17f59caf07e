'use client';

import { useLocale, useTranslations } from 'next-intl';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import type { TicketDetail } from '@/lib/tickets/stored-ticket';
import type { TicketName } from '@/lib/tickets/use-ticket';
import { RenewTicket } from './renew-ticket';
import { TransferTicket } from '@/components/tickets/transfer/transfer-ticket';

interface Props {
  ticket: TicketDetail;
  name: TicketName;
  /** Whether there is a network: without one nothing can be changed. */
  isOnline: boolean;
  canTransfer: boolean;
  /** Called with the ticket once it is offered to somebody. */
  onOffered: (ticket: TicketDetail) => void;
  /** Called with the ticket once it has a new link and code. */
  onRenewed: (ticket: TicketDetail) => void;
  /**
   * Called with the partly hidden e-mail address the new link was sent to, when the link of this page opens nothing any
   * more.
   */
  onLeft: (to: string) => void;
}

const LINK = 'min-h-11 inline-flex items-center font-semibold underline-offset-4 hover:underline';

/** Actions on a ticket: add to a calendar, transfer to another person, a new link, print. */
export function TicketActions({ ticket, name, isOnline, canTransfer, onOffered, onRenewed, onLeft }: Props) {
  const t = useTranslations('tickets.ticket');
  const locale = useLocale();
  const isGood = ticket.state === 'valid';
  return (
    <p className="no-print flex flex-wrap justify-between gap-x-6 border-t-2 border-ink pt-2 text-base">
      {isGood && !isSectionOff('events') && (
        <a href={`/api/events/${ticket.event.id}/calendar.ics?locale=${locale}`} className={LINK}>
          {t('toCalendar')}
        </a>
      )}
      {isGood && canTransfer && ticket.checked_in_time === null && ticket.transfer?.state !== 'pending' && (
        <TransferTicket ticket={ticket} onDone={onOffered} className={LINK} />
      )}
      {isGood && isOnline && (
        <RenewTicket name={name} onRenewed={onRenewed} onLeft={onLeft} className={LINK} />
      )}
      <button type="button" onClick={() => print()} className={LINK}>
        {t('print')}
      </button>
    </p>
  );
}
