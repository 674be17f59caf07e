import { getTranslations } from 'next-intl/server';
import type { TicketType } from '@/lib/events/read';
import { zonedMoment } from '@/lib/events/time';
import type { Locale } from '@/lib/platform/language/locales';
import { formatMoney } from '@/lib/platform/numbers/money';
import { ticketWord } from '@/lib/tickets/state';

interface Props {
  ticket: TicketType;
  locale: Locale;
  timeZone: string;
  /** The event is past or called off: only what it cost is of use. */
  isOver: boolean;
}

/** A ticket type: name and note, price and how many are left. */
export async function TicketRow({ ticket, locale, timeZone, isOver }: Props) {
  const t = await getTranslations('event');
  const word = ticketWord(ticket);
  const isOut = isOver || word === 'soldOut' || word === 'closed';
  const at = (iso: string | null) => iso !== null && zonedMoment(new Date(iso), timeZone, locale);
  const opens = word === 'notYet' && at(ticket.saleOpens);
  const closes = (word === 'left' || word === 'scarce') && !isOver && at(ticket.saleCloses);
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-rule py-4 ${isOut ? 'text-ink-3' : ''}`}
    >
      <div className="min-w-0">
        <h3 className="text-[16.5px] leading-normal">{ticket.name}</h3>
        {ticket.note !== '' && <p className="type-meta">{ticket.note}</p>}
        {opens && <p className="type-meta">{t('opens', { time: opens })}</p>}
        {closes && <p className="type-meta">{t('closes', { time: closes })}</p>}
      </div>
      <div className="text-end">
        <p className="n text-[16.5px] leading-normal font-bold">
          {formatMoney(ticket.price, ticket.currency, locale)}
        </p>
        {!isOver && (
          <p
            className={`n text-[13.5px] leading-normal ${word === 'scarce' ? 'font-semibold text-mark' : 'text-ink-3'}`}
          >
            {word === 'left' || word === 'scarce' ? t('left', { count: ticket.left }) : t(word)}
          </p>
        )}
      </div>
    </li>
  );
}
