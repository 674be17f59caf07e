import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { EventCard } from './event';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { formatMoney } from '@/lib/platform/numbers/money';

/** The day an event begins, in its own time zone: `12/05`, `5 Dec`. */
export function eventDate(event: EventCard, locale: Locale): string {
  return formatDate(event.startsAt.slice(0, 10), locale, 'monthDay');
}

/** Place and price of an event in words, and whether it is on now: 上海 · 线下, ¥280起, 进行中. */
export async function eventWords(
  event: EventCard,
  locale: Locale,
): Promise<{ place: string; price: string; running: string }> {
  const t = await getTranslations({ locale, namespace: 'sideLists' });
  return {
    place: [event.city, t(event.mode)].filter(Boolean).join(' · '),
    price: priceOf(event, t, locale),
    running: event.state === 'running' ? t('running') : '',
  };
}

function priceOf(
  { state, isSoldOut, price }: EventCard,
  t: Awaited<ReturnType<typeof getTranslations<'sideLists'>>>,
  locale: Locale,
): string {
  if (state === 'ended' || state === 'cancelled') return t(state);
  if (isSoldOut) return t('soldOut');
  if (!price) return '';
  return price.amount === 0
    ? t(price.hasDearer ? 'fromFree' : 'free')
    : t('from', { price: formatMoney(price.amount, price.currency, locale) });
}
