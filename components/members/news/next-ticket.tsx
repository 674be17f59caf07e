'use client';

import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { UserText } from '@/components/ui/words/user-text';
import { Link } from '@/components/ui/links/link';
import { SectionLink } from '@/components/ui/links/section-link';
import { daysBetween } from '@/lib/members/greeting';
import { useNextTicket } from '@/lib/members/use-next-ticket';
import { today } from '@/lib/platform/dates/clock';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { loadPart } from '@/lib/platform/navigation/load-part';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { weekdayName } from '@/lib/platform/dates/weekday';
import { useIsStored } from '@/lib/tickets/use-is-stored';
import { NewsSection } from './news-section';

const Qr = dynamic(() => loadPart(() => import('@/components/ui/qr')).then((part) => part.Qr), {
  ssr: false,
});

/** The event that the member holds a ticket for and that comes next, with the code for its gate; nothing without one. */
export function NextTicket() {
  const t = useTranslations('area.overview');
  const locale = useLocale();
  const { next: ticket } = useNextTicket();
  const address = href(locale, 'ticket', { id: ticket?.id ?? 0 });
  const isStored = useIsStored(ticket?.id, address);
  if (!ticket) return null;
  const { event } = ticket;
  const day = event.start_time.slice(0, 10);
  const hours = [event.start_time, ...(event.end_time.slice(0, 10) === day ? [event.end_time] : [])];
  return (
    <NewsSection title={t('next')} note={t('inDays', { count: Math.max(0, daysBetween(today(), day)) })}>
      <div className="grid grid-cols-[minmax(0,1fr)_96px] gap-x-6 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)_132px]">
        <p>
          <span className="n-display block text-display-md font-semibold">
            {formatDate(day, locale, 'number')}
          </span>
          <span className="type-meta block max-md:me-2 max-md:inline">{weekdayName(day, locale)}</span>
          <span className="n type-meta block max-md:inline">
            {hours.map((at) => at.slice(11, 16)).join('–')}
          </span>
        </p>
        <div className="min-w-0 max-md:order-3 max-md:col-span-2">
          <h3 className="text-2xl leading-[1.35] font-bold" lang={foreignLang(event.lang, locale)}>
            <SectionLink section="events" href={href(locale, 'event', { id: event.id })}>
              {event.title}
            </SectionLink>
          </h3>
          <p className="mt-1 text-base text-ink-2">
            <UserText text={event.city} /> <UserText text={event.address} />
          </p>
          <p className="type-meta">
            <UserText text={ticket.type_name} /> <span className="n ps-3">{ticket.code}</span>
          </p>
          <p className="mt-4 flex flex-wrap gap-3">
            <Link href={address} className="btn btn-ink max-md:min-h-13 max-md:w-full">
              {t('showCode')}
            </Link>
            {!isSectionOff('events') && (
              <a
                href={`/api/events/${event.id}/calendar.ics?locale=${locale}`}
                className="btn btn-line max-md:hidden"
              >
                {t('toCalendar')}
              </a>
            )}
          </p>
        </div>
        {/* The button beside it leads to the same page, where the code is as large as the screen. */}
        <div className="max-md:order-2">
          <Link
            href={address}
            tabIndex={-1}
            aria-hidden="true"
            className="block size-[96px] bg-white md:size-[132px] [&>svg]:size-full"
          >
            {ticket.token !== '' && <Qr value={ticket.token} label={ticket.code} />}
          </Link>
          {isStored && <p className="type-meta mt-1">{t('worksOffline')}</p>}
        </div>
      </div>
    </NewsSection>
  );
}
