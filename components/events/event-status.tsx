import { getTranslations } from 'next-intl/server';
import type { EventCard } from '@/lib/events/event';
import type { Locale } from '@/lib/platform/language/locales';
import { formatMoney } from '@/lib/platform/numbers/money';

type Status = Pick<EventCard, 'state' | 'isSoldOut' | 'price'>;

/** The state of an event in a list: its lowest price, free, sold out, running, ended or cancelled. */
export async function EventStatus({ event, locale }: { event: Status; locale: Locale }) {
  const t = await getTranslations('events');
  switch (event.state) {
    case 'ended':
    case 'cancelled':
      return <span className="text-ink-3">{t(event.state)}</span>;
    case 'running':
      return (
        <>
          <span className="me-2.5 font-semibold text-mark">{t('running')}</span>{' '}
          <Price event={event} locale={locale} />
        </>
      );
    case 'upcoming':
      return <Price event={event} locale={locale} />;
  }
}

async function Price({ event: { price, isSoldOut }, locale }: { event: Status; locale: Locale }) {
  const t = await getTranslations('events');
  if (isSoldOut) return <span className="font-semibold text-ink-2">{t('soldOut')}</span>;
  if (!price) return null;
  if (price.amount === 0) return <span>{t(price.hasDearer ? 'fromFree' : 'free')}</span>;
  return <span className="n">{t('from', { price: formatMoney(price.amount, price.currency, locale) })}</span>;
}
