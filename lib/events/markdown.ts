import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { FullEvent } from './event';
import { formerStarts } from './former-starts';
import { placeOf } from './place';
import { agendaDays } from './agenda-days';
import { eventTime, isWholeDays } from './time';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { formatMoney } from '@/lib/platform/numbers/money';
import { plain } from '@/lib/publishing/markdown/escape';
import {
  type MarkdownItem,
  type Fact,
  canonicalFor,
  section,
  bodyOf,
  compose,
} from '@/lib/publishing/markdown/compose';

/** An event: title, when and where, tickets, agenda, details. */
export async function eventMarkdown(event: FullEvent, locale: Locale): Promise<MarkdownItem> {
  const t = await getTranslations({ locale, namespace: 'llms' });
  const words = await getTranslations({ locale, namespace: 'sideLists' });
  const canonical = canonicalFor('event', event, locale);
  const state = event.state === 'cancelled' || event.state === 'ended' ? words(event.state) : '';
  const organisers = [event.host, ...event.cohosts].map(({ name }) => plain(name));
  const facts: Fact[] = [
    ['', state],
    [t('when'), whenOf(event, locale)],
    [t('movedFrom'), formerStarts(event, locale)],
    [t('where'), [placeOf(event, locale), words(event.mode)].filter(Boolean).map(plain).join(' · ')],
    [t('organiser'), organisers.join(' · ')],
    [t('address'), `<${canonical}>`],
  ];
  const tickets = event.tickets.map(({ name, price, currency, state: sale }) => {
    const cost = price === 0 ? words('free') : formatMoney(price, currency, locale);
    return `- ${plain(name)}: ${plain(cost)}${sale === 'sold_out' ? ` (${words('soldOut')})` : ''}`;
  });
  const days = agendaDays(event.agenda, event);
  const agenda = days.flatMap(({ day, entries }) => {
    const date = days.length > 1 ? `${formatDate(day, locale, 'day')} ` : '';
    return entries.map(({ time, title }) => `- ${date}${plain(time)} ${plain(title)}`);
  });
  const body = [
    ...section(t('tickets'), tickets),
    bodyOf(event.details),
    ...section(t('agenda'), agenda),
  ].filter(Boolean);
  return { canonical, text: compose(event.title, '', facts, body.join('\n\n')) };
}

function whenOf(event: FullEvent, locale: Locale): string {
  if (!isWholeDays(event)) return `${event.startsAt} – ${event.endsAt} (${event.timeZone})`;
  const { day, lastDay } = eventTime(event, locale);
  return day === lastDay ? day : `${day} – ${lastDay}`;
}
