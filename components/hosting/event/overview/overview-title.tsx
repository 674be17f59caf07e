import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { Link } from '@/components/ui/links/link';
import { awayMinutes, type HomeNumbers, overviewTitle, phaseOf } from '@/lib/hosting/overview';
import { mayEnter } from '@/lib/hosting/pages';
import { zonedClock } from '@/lib/events/time';
import { nowMs } from '@/lib/platform/dates/clock';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';

/** The most important facts of an event at its present stage, and what to do about them. */
export function OverviewTitle({ event, home }: { event: OwnEvent; home: HomeNumbers }) {
  const t = useTranslations('hosting.overview');
  const { key, values } = overviewTitle(event, home, nowMs());
  return (
    <header className="entry">
      <div className="entry-body col-start-2 hr-title">
        <div>
          <h1 className="type-page-title">{t(`titles.${key}`, values)}</h1>
          {isAtDoors(event) && <LiveLine event={event} home={home} />}
        </div>
        <NextSteps event={event} away={home.seats.paid} />
      </div>
    </header>
  );
}

const isAtDoors = (event: OwnEvent) => event.status === 'published' && phaseOf(event, nowMs()) === 'doors';

/** When the numbers were counted, and the phones whose scans are missing in them. */
function LiveLine({ event, home }: { event: OwnEvent; home: HomeNumbers }) {
  const t = useTranslations('hosting.overview.live');
  const now = useClock(MINUTE_MS);
  const away = (home.gate?.doors ?? []).flatMap((door) => {
    const minutes = awayMinutes(door, now);
    return minutes === null ? [] : [t('away', { door: door.name, minutes })];
  });
  return (
    <p className="type-meta">
      {[t('at', { time: zonedClock(new Date(now), event.time_zone) }), ...away].join(t('space'))}
    </p>
  );
}

function NextSteps({ event, away }: { event: OwnEvent; away: number }) {
  const t = useTranslations('hosting.overview');
  const locale = useLocale();
  const { id, status, roles } = event;
  if (status === 'draft' || status === 'pending')
    return (
      <Link href={href(locale, 'eventEdit', { id })} className="btn btn-ink">
        {t('toForm')}
      </Link>
    );
  if (status !== 'published') return null;
  if (!isAtDoors(event))
    return isSectionOff('events') ? null : (
      <Link href={href(locale, 'event', { id })} className="btn btn-line">
        {t('toPage')}
      </Link>
    );
  return (
    <p className="flex flex-wrap gap-2.5">
      {away > 0 && mayEnter(roles, 'hostingLetters') && (
        <Link href={`${href(locale, 'hostingLetters', { id })}?to=not_here`} className="btn btn-line">
          {t('toAway', { count: away })}
        </Link>
      )}
      <Link href={href(locale, 'gateSetup', { id })} className="btn btn-ink">
        {t('toGate')}
      </Link>
    </p>
  );
}
