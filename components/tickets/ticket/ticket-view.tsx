'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AlertSwitches } from '@/components/alerts/alert-switches';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { TimeText } from '@/components/ui/dates/time-text';
import { UserText } from '@/components/ui/words/user-text';
import { placeOf } from '@/lib/events/place';
import { eventTime, zonedMoment } from '@/lib/events/time';
import { otherYear } from '@/lib/platform/dates/dates';
import { missingAnswers } from '@/lib/tickets/attendees';
import { linkOf } from '@/lib/tickets/bearer';
import type { TicketDetail } from '@/lib/tickets/stored-ticket';
import type { TicketName, useTicket } from '@/lib/tickets/use-ticket';
import { useHeadingFocus } from '@/lib/tickets/use-heading-focus';
import { useWakeLock } from '@/lib/tickets/use-wake-lock';
import { FillForm } from './fill-form';
import { TicketActions } from './ticket-actions';
import { TicketCode } from './ticket-code';
import { TicketSheet } from './ticket-sheet';
import { TransferState } from '@/components/tickets/transfer/transfer-state';

type ShownTicket = Omit<ReturnType<typeof useTicket>, 'ticket'> & { ticket: TicketDetail };

interface Props {
  name: TicketName;
  held: ShownTicket;
  /** Whether the page is stored and opens offline. */
  isStored: boolean;
  canTransfer: boolean;
  /**
   * Called with the partly hidden e-mail address the new link was sent to, when the link of this page opens nothing any
   * more.
   */
  onLeft: (to: string) => void;
}

/** One ticket: the code for the gate, attendee, event and actions. A valid one is printed as a sheet of its own. */
export function TicketView({ name, held: shownTicket, isStored, canTransfer, onLeft }: Props) {
  const t = useTranslations('tickets.ticket');
  const alerts = useTranslations('alerts');
  const locale = useLocale();
  const { ticket, checkedAt, isOffline } = shownTicket;
  const { event } = ticket;
  useWakeLock(ticket.token !== '' && ticket.checked_in_time === null);
  const time = eventTime(
    { startsAt: event.start_time, endsAt: event.end_time, timeZone: event.time_zone },
    locale,
  );
  const isRequested =
    ticket.state === 'valid' || ticket.state === 'reserved'
      ? ticket.name.trim() === '' || missingAnswers(ticket.answers, ticket.questions).length > 0
      : false;
  // The heading is above the attendee's form, which disappears when it is filled in, so the heading gets the focus.
  const { heading, expectChange } = useHeadingFocus(String(isRequested));
  const transfer = useHeadingFocus<HTMLParagraphElement>(ticket.transfer?.state ?? '');
  const showFilled = (filled: TicketDetail) => {
    expectChange();
    shownTicket.show(filled);
  };
  return (
    <div className="mx-auto max-w-[560px] px-4 pb-10 print:max-w-none">
      <p className="no-print flex min-h-11 items-center justify-between gap-4 border-b border-rule pt-3 pb-2 text-base">
        <b>{t(isOffline ? 'offline' : isStored ? 'kept' : 'title')}</b>
        {checkedAt && (
          <span className="n text-sm text-ink-3">
            {t('checked', { time: zonedMoment(new Date(checkedAt), event.time_zone, locale) })}
          </span>
        )}
      </p>
      {ticket.token !== '' && <TicketSheet ticket={ticket} />}
      <div
        className={`ledger [--g:62px] [--gap:16px] [--pad:10px] md:[--g:88px] md:[--gap:28px] ${ticket.token === '' ? '' : 'print:hidden'}`}
      >
        <div className="entry">
          <div className="entry-gutter pt-7 text-sm leading-[1.6] text-ink-3">
            <TimeText at={event.start_time}>
              <b className="n block text-3xl leading-none text-ink [font-stretch:75%]">
                {time.number.split(/[/ ]/).map((part) => (
                  <span key={part} className="block">
                    {part}
                  </span>
                ))}
              </b>
              <span className="n block pt-2">{otherYear(time.day)}</span>
              <span className="block">{time.weekdayShort}</span>
              <b className="n text-ink">{time.hours.slice(0, 5)}</b>
            </TimeText>
            <span className="n block">{time.zone}</span>
          </div>
          <div className="entry-body pt-5">
            <TicketCode ticket={ticket} />
          </div>
        </div>
        <div className="entry">
          <span aria-hidden="true" className="node top-[22px] bg-ink" />
          <div className="entry-body col-start-2 pt-3 pb-5">
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-phone-title leading-[1.25] font-extrabold outline-none"
            >
              <UserText text={ticket.type_name} />
              {ticket.name !== '' && (
                <span className="block text-2xl leading-[1.4] font-bold">
                  <UserText text={ticket.name} />
                </span>
              )}
            </h1>
            <p className="pt-2 text-base leading-[1.6] text-ink-2">
              <UserText text={event.title} />
              <span className="block">
                <UserText text={placeOf(event, locale)} />
                {event.map_url !== '' && (
                  <OutwardLink href={event.map_url} className="no-print ps-3 underline underline-offset-4">
                    {t('map')}
                  </OutwardLink>
                )}
              </span>
              <span className="block">
                <UserText text={t('host', { name: event.organiser })} />
              </span>
            </p>
            {event.join_url !== '' && (
              <OutwardLink href={event.join_url} className="no-print btn btn-ink mt-4">
                {t('join')}
              </OutwardLink>
            )}
          </div>
        </div>
        <div className="entry">
          <p className="entry-gutter pt-4 text-sm text-ink-3">{t('code')}</p>
          <div className="entry-body border-t border-rule py-3">
            <p className="n text-3xl leading-[1.4] font-bold tracking-wide">{ticket.code}</p>
            <p className="text-sm text-ink-3">{t('codeHint')}</p>
          </div>
        </div>
      </div>
      {/* A ticket stored by an older page has no `transfer`. */}
      {ticket.transfer && (
        <TransferState
          ticket={ticket}
          transfer={ticket.transfer}
          line={transfer.heading}
          canCallBack={canTransfer && !isOffline}
          onCalledBack={(after) => {
            transfer.expectChange();
            shownTicket.show(after);
          }}
        />
      )}
      {isRequested && !isOffline && <FillForm ticket={ticket} link={linkOf(name)} show={showFilled} />}
      {ticket.state === 'valid' && !isOffline && (
        <AlertSwitches
          locale={locale}
          choices={[{ topic: `event:${event.id}`, off: alerts('events.one'), on: alerts('events.oneOn') }]}
          labels={{ denied: alerts('denied'), failed: alerts('failed') }}
        />
      )}
      <TicketActions
        ticket={ticket}
        name={name}
        isOnline={!isOffline}
        canTransfer={canTransfer && !isOffline}
        onOffered={(offered) => {
          transfer.expectChange();
          shownTicket.show(offered);
        }}
        onRenewed={shownTicket.show}
        onLeft={onLeft}
      />
    </div>
  );
}
