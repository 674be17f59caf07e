'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/links/link';
import { TransferSentence } from '@/components/tickets/transfer/transfer-sentence';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { ReturnTickets } from './return-tickets';
import type { OrderProps } from './order-props';

interface Props extends OrderProps {
  /** Number of required fields that are empty. */
  missing: number;
  /** Opens the attendees' step; null when they cannot be changed. */
  onEdit: (() => void) | null;
}

/** The tickets of an order: attendee, state and a link to each, and buttons to edit attendees or return tickets. */
export function OrderTickets({ order, show, missing, onEdit }: Props) {
  const t = useTranslations('tickets.order');
  const locale = useLocale();
  return (
    <section aria-label={t('tickets')}>
      {order.tickets.map((ticket, at) => {
        const isMoved = ticket.state === 'valid' && ticket.was_transferred;
        const isGood = ticket.state === 'valid' && !isMoved;
        // A ticket sent to another address has no link here: it is opened from the e-mail.
        const isSentOn = ticket.email !== '' && ticket.email.toLowerCase() !== order.email.toLowerCase();
        return (
          <div key={ticket.id} className="entry">
            <p className="entry-gutter n pt-4 text-sm text-ink-3 max-md:sr-only">{at + 1}</p>
            <span aria-hidden="true" className={`node top-[26px] ${isGood ? 'bg-ink' : ''}`} />
            <div className="entry-body flex items-baseline justify-between gap-4 border-t border-rule py-4">
              <p className={ticket.state === 'cancelled' || ticket.state === 'refunded' ? 'text-ink-3' : ''}>
                <b className="text-lg">
                  <UserTextInLocale text={ticket.type_name} locale={locale} />
                </b>{' '}
                <span className="ps-3">
                  <UserTextInLocale text={ticket.name || t('nameMissing')} locale={locale} />
                </span>
                <span className="n block text-xs text-ink-3">
                  {ticket.code}{' '}
                  <span className="ps-3">{t(`ticketState.${isMoved ? 'moved' : ticket.state}`)}</span>
                </span>
                {ticket.transfer && (ticket.state === 'valid' || ticket.transfer.state !== 'void') && (
                  <span className="block text-xs text-ink-2">
                    <TransferSentence transfer={ticket.transfer} timeZone={order.event.time_zone} />
                  </span>
                )}
              </p>
              {isMoved && <span className="text-ink-3">{t('movedNote')}</span>}
              {isGood && isSentOn && (
                <span className="text-ink-3">{t('sentTo', { email: ticket.email })}</span>
              )}
              {isGood && !isSentOn && (
                <Link
                  href={href(locale, 'ticket', { id: ticket.id })}
                  aria-label={t('openTicketOf', { ticket: `${ticket.type_name} ${ticket.name}`.trim() })}
                  className="no-print flex-none underline underline-offset-4"
                >
                  {t('openTicket')}
                </Link>
              )}
            </div>
          </div>
        );
      })}
      <div className="entry no-print">
        <div className="entry-body col-start-2 flex flex-wrap gap-3 pb-6 empty:pb-0">
          {onEdit && (
            <button type="button" onClick={onEdit} className="btn btn-line">
              {missing > 0 ? t('fillMissing', { count: missing }) : t('editAttendees')}
            </button>
          )}
          {order.status === 'paid' && !isSectionOff('events') && (
            <a href={`/api/events/${order.event.id}/calendar.ics?locale=${locale}`} className="btn btn-line">
              {t('toCalendar')}
            </a>
          )}
          {order.refund.is_possible && <ReturnTickets order={order} show={show} />}
        </div>
      </div>
    </section>
  );
}
