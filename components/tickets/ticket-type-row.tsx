import { getTranslations } from 'next-intl/server';
import type { TicketType } from '@/lib/events/event';
import type { Locale } from '@/lib/platform/language/locales';
import { formatMoney } from '@/lib/platform/numbers/money';

/** A ticket type that cannot be bought: name, note and price. */
export async function TicketTypeRow({ ticket, locale }: { ticket: TicketType; locale: Locale }) {
  const t = await getTranslations('events');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-rule py-4 text-ink-3">
      <div className="min-w-0">
        <h3 className="text-md leading-normal">{ticket.name}</h3>
        {ticket.note !== '' && <p className="type-meta">{ticket.note}</p>}
      </div>
      <p className="n text-end text-md leading-normal font-bold">
        {ticket.price === 0 ? t('free') : formatMoney(ticket.price, ticket.currency, locale)}
      </p>
    </li>
  );
}
