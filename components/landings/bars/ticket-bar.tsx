import { getTranslations } from 'next-intl/server';
import { readBoundEvent } from '@/lib/landings/bound-event';
import { formatMoney } from '@/lib/platform/numbers/money';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { href } from '@/lib/platform/routing/href';
import { ClientMessages } from '../client-messages';
import { OwnTicketBar } from './own-ticket-bar-deferred';

interface Props {
  /** The event whose tickets the landing page sells. */
  eventId: number;
  language: ReaderLanguage;
}

/** The bar about tickets at the foot of a phone, until the event is over. */
export async function TicketBar({ eventId, language }: Props) {
  const { locale } = language;
  const event = await readBoundEvent(eventId, language);
  if (!event) return null;
  const t = await getTranslations('landing.bar');
  const open = event.tickets.filter(({ state }) => state === 'on_sale');
  const [cheapest] = open.toSorted((a, b) => a.price - b.price);
  const isFree = cheapest?.price === 0;
  const free = open.some((ticketType) => ticketType.price > 0) ? t('fromFree') : t('free');
  const price = cheapest ? formatMoney(cheapest.price, cheapest.currency, locale) : '';
  const left = open.reduce<number | null>(
    (sum, ticket) => (sum === null || ticket.left === null ? null : sum + ticket.left),
    0,
  );
  return (
    <ClientMessages locale={locale} of="landing">
      <OwnTicketBar
        eventId={eventId}
        price={cheapest ? (isFree ? free : t('from', { price })) : ''}
        left={left === null ? '' : t('left', { count: left })}
        shop={href(locale, 'event', { id: eventId })}
        choose={t('choose')}
      />
    </ClientMessages>
  );
}
