import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { DateNumber } from '@/components/ui/dates/date-number';
import { Link } from '@/components/ui/links/link';
import { goPages, type HostingPageName, pagesFor } from '@/lib/hosting/pages';
import { hostedStateOf } from '@/lib/hosting/hosted-state';
import { useCall } from '@/lib/accounts/use-call';
import { eventTime } from '@/lib/events/time';
import { nowMs } from '@/lib/platform/dates/clock';
import { usePageKeys } from '@/lib/platform/keys/use-page-keys';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { href } from '@/lib/platform/routing/href';
import { OtherEvents } from './overview/other-events';

/** The navigation within an event: date, state, links to its pages with counts, and other events. */
export function EventNavigation({ event, current }: { event: OwnEvent; current: HostingPageName }) {
  const t = useTranslations('hosting');
  const locale = useLocale();
  const { id, roles } = event;
  usePageKeys(
    Object.fromEntries(goPages(roles).map(({ letter, page }) => [letter, href(locale, page, { id })])),
  );
  const { data: home } = useCall('activityHome', { activity_id: id, locale });
  const time = eventTime(
    { startsAt: event.start_time, endsAt: event.end_time, timeZone: event.time_zone },
    locale,
  );
  const counts: Partial<Record<HostingPageName, number>> = {
    hostingOrders: home && home.to_confirm + home.to_approve,
    hostingPayouts: home?.to_pay_out,
    hostingCodes: home?.types.length,
    hostingWaiting: home?.waiting,
  };
  const state = hostedStateOf(event, nowMs());
  return (
    <div className="hr-index no-print">
      <div className="hr-event">
        <DateNumber day={time.day} locale={locale} className="text-3xl" />
        <p className="font-bold" lang={foreignLang(event.lang, locale)}>
          {event.title || t('untitled')}
        </p>
        <p className="text-xs">
          <span className={state === 'running' ? 'font-bold text-mark' : 'text-ink-2'}>
            {t(`standings.${state}`)}
          </span>{' '}
          <Link href={href(locale, 'hosting')} className="underline underline-offset-4">
            {t('room.others')}
          </Link>
        </p>
      </div>
      <nav aria-label={t('room.nav')} className="hr-nav">
        {pagesFor(roles, event.status).map((page) => (
          <Link
            key={page}
            href={href(locale, page, { id })}
            aria-current={page === current ? 'page' : undefined}
            className="side-link justify-between hover:no-underline"
          >
            <span>{t(`titles.${page}`)}</span>
            {Boolean(counts[page]) && <span className="n type-meta">{counts[page]}</span>}
          </Link>
        ))}
      </nav>
      <OtherEvents id={id} />
    </div>
  );
}
