import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { DateNumber } from '@/components/ui/date-number';
import { Link } from '@/components/ui/link';
import { goRooms, type HostRoom, roomsFor } from '@/lib/events/hosting/rooms';
import { standingOf } from '@/lib/events/hosting/standing';
import { useHostCall } from '@/lib/events/hosting/use-host-call';
import { eventTime } from '@/lib/events/time';
import { nowMs } from '@/lib/platform/dates/clock';
import { useGoKeys } from '@/lib/platform/keys/use-go-keys';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { href } from '@/lib/platform/routing/href';
import { OtherEvents } from './other-events';

/** The navigation within an event: date, state, links to its pages with counts, and other events. */
export function RoomIndex({ event, current }: { event: OwnEvent; current: HostRoom }) {
  const t = useTranslations('hosting');
  const locale = useLocale();
  const { id, roles } = event;
  useGoKeys(
    Object.fromEntries(goRooms(roles).map(({ letter, room }) => [letter, href(locale, room, { id })])),
  );
  const { data: home } = useHostCall('activityHome', { activity_id: id, locale });
  const time = eventTime(
    { startsAt: event.start_time, endsAt: event.end_time, timeZone: event.time_zone },
    locale,
  );
  const counts: Partial<Record<HostRoom, number>> = {
    hostingOrders: home && home.to_confirm + home.to_approve,
    hostingPayouts: home?.to_pay_out,
    hostingCodes: home?.types.length,
    hostingWaiting: home?.waiting,
  };
  const standing = standingOf(event, nowMs());
  return (
    <div className="hr-index no-print">
      <div className="hr-event">
        <DateNumber day={time.day} locale={locale} className="text-[28px]" />
        <p className="font-bold" lang={foreignLang(event.lang, locale)}>
          {event.title || t('untitled')}
        </p>
        <p className="text-[13.5px]">
          <span className={standing === 'running' ? 'font-bold text-mark' : 'text-ink-2'}>
            {t(`standings.${standing}`)}
          </span>{' '}
          <Link href={href(locale, 'hosting')} className="underline underline-offset-4">
            {t('room.others')}
          </Link>
        </p>
      </div>
      <nav aria-label={t('room.nav')} className="hr-nav">
        {roomsFor(roles, event.status).map((room) => (
          <Link
            key={room}
            href={href(locale, room, { id })}
            aria-current={room === current ? 'page' : undefined}
            className="side-link justify-between hover:no-underline"
          >
            <span>{t(`titles.${room}`)}</span>
            {Boolean(counts[room]) && <span className="n type-meta">{counts[room]}</span>}
          </Link>
        ))}
      </nav>
      <OtherEvents id={id} />
    </div>
  );
}
