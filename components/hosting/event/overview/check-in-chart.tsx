import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { BarChart } from '@/components/charts/bar-chart';
import { barOf, checkInBars, highestBar } from '@/lib/hosting/check-in-bars';
import { type HomeNumbers, phaseOf } from '@/lib/hosting/overview';
import { zonedClock } from '@/lib/events/time';
import { nowMs } from '@/lib/platform/dates/clock';
import { CheckInSums } from './check-in-sums';
import { DoorsTable } from './doors-table';
import { NumbersTable } from './numbers-table';
import { PageSection } from '../page-section';

interface Props {
  event: OwnEvent;
  home: HomeNumbers;
}

/**
 * Admissions per five minutes, or per hour when the event lasts several days, in the event's time zone, and the number
 * at each entrance.
 */
export function CheckInChart({ event, home }: Props) {
  const t = useTranslations('hosting.overview.checkIns');
  const checkIns = checkInBars(home.check_ins, event.time_zone, nowMs(), useLocale());
  const { unit, bars } = checkIns;
  const isLive = phaseOf(event, nowMs()) === 'doors';
  if (bars.length === 0 && event.status !== 'published') return null;
  const start = barOf(checkIns, Date.parse(event.start_time));
  const current = bars.findIndex(({ isNow }) => isNow);
  const startText = t('start', { time: zonedClock(new Date(event.start_time), event.time_zone) });
  return (
    <PageSection title={t('title')} aside={t(`unit.${unit}`)}>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-[150px_minmax(0,1fr)] xl:grid-cols-[150px_minmax(0,1fr)_auto]">
        <CheckInSums home={home} isLive={isLive} />
        {bars.length === 0 ? (
          <p className="text-ink-2">{t('none')}</p>
        ) : (
          <div className="min-w-0">
            <BarChart
              whole
              label={t('title')}
              labels={bars.map(({ clock }) => clock)}
              values={bars.map(({ count }) => count)}
              highlight={current < 0 ? [] : [current]}
              figures={[...new Set([highestBar(bars), current])]}
              marks={start === null ? [] : [{ index: start, text: startText }]}
              maxLabels={unit === 'hours' ? 4 : undefined}
              format={String}
            />
            <NumbersTable
              label={t('table')}
              caption={t('title')}
              columns={[
                { key: 'clock', label: t('clock') },
                { key: 'count', label: t('people'), numeric: true },
              ]}
              rows={bars.map(({ clock, count }) => ({ clock, count }))}
            />
          </div>
        )}
        {home.gate && home.gate.doors.length > 0 && <DoorsTable gate={home.gate} isLive={isLive} />}
      </div>
    </PageSection>
  );
}
