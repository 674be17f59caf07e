import { getTranslations } from 'next-intl/server';
import type { FullEvent } from '@/lib/events/read';
import type { Locale } from '@/lib/platform/language/locales';
import { formatMoney } from '@/lib/platform/numbers/money';
import { cheapestOnSale } from '@/lib/tickets/state';
import { TicketBar } from './ticket-bar';
import { TICKET_BOX_ID } from './ticket-box';

/** On screens under 1280 px, a bar with the lowest price; nothing when nothing is on sale. */
export async function TicketReminder({ event, locale }: { event: FullEvent; locale: Locale }) {
  const cheapest = cheapestOnSale(event);
  if (!cheapest) return null;
  const t = await getTranslations('event');
  const words = await getTranslations('events');
  const price =
    cheapest.price === 0
      ? words('free')
      : t('barFrom', { price: formatMoney(cheapest.price, cheapest.currency, locale) });
  return <TicketBar boxId={TICKET_BOX_ID} price={price} label={t('chooseTickets')} />;
}
