'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Typed } from '@/components/ui/words/typed';
import { Link } from '@/components/ui/links/link';
import { useCall } from '@/lib/accounts/use-call';
import { daysBetween } from '@/lib/members/greeting';
import { today } from '@/lib/platform/dates/clock';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { href } from '@/lib/platform/routing/href';
import { weekdayName } from '@/lib/platform/dates/weekday';
import { NewsHead } from './news-head';

/** The event that the member holds a ticket for and that comes next; nothing without one. */
export function NextTicket() {
  const t = useTranslations('area.overview');
  const locale = useLocale();
  const { data } = useCall('myTickets', { when: 'upcoming', page: 1, size: 20 });
  const ticket = data?.list.find(({ state, event }) => state === 'valid' && event.state !== 'cancelled');
  if (!ticket) return null;
  const { event } = ticket;
  const day = event.start_time.slice(0, 10);
  const place = [event.city, event.address].filter(Boolean).join('  ');
  return (
    <section aria-label={t('next')}>
      <NewsHead title={t('next')} note={t('inDays', { count: Math.max(0, daysBetween(today(), day)) })} />
      <div className="entry">
        <div className="entry-body col-start-2 flex flex-wrap items-start gap-x-8 gap-y-4 pt-4 pb-8">
          <p>
            <span className="n-display block text-display-md font-semibold">
              {formatDate(day, locale, 'number')}
            </span>
            <span className="type-meta">{weekdayName(day, locale)}</span>
          </p>
          <div className="min-w-0 flex-1 basis-60">
            <h3 className="text-2xl leading-[1.4] font-bold" lang={foreignLang(event.lang, locale)}>
              <Link href={href(locale, 'event', { id: event.id })}>{event.title}</Link>
            </h3>
            <p className="mt-1 text-base text-ink-2">
              <span className="n me-3">{event.start_time.slice(11, 16)}</span>
              {place}
            </p>
            <p className="type-meta">
              <Typed text={ticket.type_name} /> <span className="n ps-3">{ticket.code}</span>
            </p>
            <Link href={href(locale, 'ticket', { id: ticket.id })} className="btn btn-ink mt-4">
              {t('showCode')}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
