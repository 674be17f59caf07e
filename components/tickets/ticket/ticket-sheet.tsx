import { useLocale, useTranslations } from 'next-intl';
import { Qr } from '@/components/ui/qr';
import { UserText } from '@/components/ui/words/user-text';
import { placeOf } from '@/lib/events/place';
import { eventTime } from '@/lib/events/time';
import { otherYear } from '@/lib/platform/dates/dates';
import type { TicketDetail } from '@/lib/tickets/stored-ticket';

/** Side of a module of the code in px: 33 modules are 70 mm on paper, with 4 modules left empty on each side. */
const MODULE_PX = 8;
/** Maximum number of agenda entries that the lower half has room for. */
const MAX_ENTRIES = 12;

/**
 * A valid ticket on paper: the upper half of the sheet for the gate, and when and where the event is below the fold.
 */
export function TicketSheet({ ticket }: { ticket: TicketDetail }) {
  const t = useTranslations('tickets.ticket');
  const locale = useLocale();
  const { event } = ticket;
  const span = { startsAt: event.start_time, endsAt: event.end_time, timeZone: event.time_zone };
  const time = eventTime(span, locale);
  return (
    <div className="ledger hidden pt-8 text-black [--g:132px] [--gap:28px] print:block">
      <div className="entry">
        <p className="entry-gutter text-sm leading-[1.7]">
          <b className="n block text-4xl leading-none [font-stretch:75%]">{time.number}</b>
          <span className="n block pt-2">{otherYear(time.day)}</span>
          {time.weekday}
          <span className="n block">{time.hours}</span>
          <span className="n block">{time.zone}</span>
        </p>
        <div className="entry-body pb-8">
          <p className="text-3xl leading-[1.3] font-extrabold">
            <UserText text={event.title} />
          </p>
          <p className="pt-1 text-sm">
            <UserText text={placeOf(event, locale)} />
          </p>
        </div>
      </div>
      <div className="entry">
        <span aria-hidden="true" className="node top-2 bg-ink" />
        <div className="entry-body col-start-2 flex items-end gap-7 pb-8">
          <div className="-ms-8 flex-none">
            <Qr value={ticket.token} label={t('qr', { code: ticket.code })} modulePx={MODULE_PX} />
          </div>
          <div className="min-w-0">
            <p className="text-display-xs leading-[1.2] font-extrabold">
              <UserText text={ticket.type_name} />
            </p>
            <p className="text-3xl leading-[1.3] font-bold">
              <UserText text={ticket.name} />
            </p>
            <p className="mt-4 border-t border-ink pt-3 text-xs">{t('codeHint')}</p>
            <p className="n text-2xl font-bold tracking-wide">{ticket.code}</p>
          </div>
        </div>
      </div>
      <p className="border-t border-dashed border-ink pt-1 text-2xs">{t('fold')}</p>
      {/* A ticket stored by an older page has no agenda. */}
      {ticket.agenda?.length > 0 && (
        <div className="entry">
          <p className="entry-gutter pt-8 text-sm font-bold">{t('agendaOnSheet')}</p>
          <ul className="entry-body pt-8 pb-5 text-base leading-[1.9]">
            {ticket.agenda.slice(0, MAX_ENTRIES).map(({ time: at, title }) => (
              <li key={`${at} ${title}`} className="flex gap-7">
                <b className="n w-12 flex-none">{at}</b>
                <UserText text={title} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="entry">
        <p className="entry-gutter pt-8 text-sm">{t('eventOnSheet')}</p>
        <div className="entry-body pt-8 pb-8 text-base leading-[1.8]">
          <p className="font-bold">
            <UserText text={event.title} />
          </p>
          <p className="n">{[time.weekday, time.hours, time.zone].join(' ')}</p>
          <p>
            <UserText text={placeOf(event, locale)} />
          </p>
          <p>
            <UserText text={t('host', { name: event.organiser })} />
          </p>
          {event.join_url !== '' && <p className="break-all">{event.join_url}</p>}
        </div>
      </div>
    </div>
  );
}
