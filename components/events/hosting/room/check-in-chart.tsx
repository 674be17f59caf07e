import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { BarChart } from '@/components/charts/bar-chart';
import { DataTable } from '@/components/charts/data-table';
import { checkInBars } from '@/lib/events/hosting/check-in-bars';
import type { HomeNumbers } from '@/lib/events/hosting/overview';
import { nowMs } from '@/lib/platform/dates/clock';
import { RoomSection } from './room-section';

/** Check-ins per five minutes, or per hour over several days, by the event's clocks; the current bar in cinnabar. */
export function CheckInChart({ event, home }: { event: OwnEvent; home: HomeNumbers }) {
  const t = useTranslations('hosting.overview.checkIns');
  const { checked_in, paid } = home.seats;
  const { unit, bars } = checkInBars(home.check_ins, event.time_zone, nowMs(), useLocale());
  if (bars.length === 0 && event.status !== 'published') return null;
  return (
    <RoomSection title={t('title')} aside={t(`unit.${unit}`)}>
      <div className="hr-check-ins">
        <p>
          <b className="n-display">{checked_in}</b>
          <span className="n-display">/{checked_in + paid}</span>
          {checked_in + paid > 0 && (
            <span className="type-meta block">
              {t('share', { share: Math.round((checked_in / (checked_in + paid)) * 1000) / 10 })}
            </span>
          )}
        </p>
        {bars.length === 0 ? (
          <p className="text-ink-2">{t('none')}</p>
        ) : (
          <div className="min-w-0">
            <BarChart
              whole
              label={t('title')}
              labels={bars.map(({ clock }) => clock)}
              values={bars.map(({ count }) => count)}
              highlight={bars.flatMap(({ isNow }, at) => (isNow ? [at] : []))}
              maxLabels={unit === 'hours' ? 4 : undefined}
              format={String}
            />
            <details className="hr-twin">
              <summary>{t('table')}</summary>
              <DataTable
                caption={t('title')}
                columns={[
                  { key: 'clock', label: t('clock') },
                  { key: 'count', label: t('people'), numeric: true },
                ]}
                rows={bars.map(({ clock, count }) => ({ clock, count }))}
              />
            </details>
          </div>
        )}
      </div>
    </RoomSection>
  );
}
