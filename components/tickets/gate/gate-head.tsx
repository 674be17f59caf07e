import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icons/icon';
import { UserText } from '@/components/ui/words/user-text';
import { zonedClock } from '@/lib/events/time';
import type { GateState } from '@/lib/tickets/gate/gate-state';
import type { Roll } from '@/lib/tickets/gate/roll';
import { SECOND_MS, useClock } from '@/lib/platform/dates/use-clock';

/** Maximum age of the list in minutes; an older list is marked as too old. */
const OLD_MINUTES = 60;
const MINUTE_MS = 60_000;

/** The check-in list and its age; offline the age is shown large. */
export function GateHead({ state, roll }: { state: GateState; roll: Roll }) {
  const t = useTranslations('gate');
  const age = Math.max(0, useClock(SECOND_MS) - roll.syncedAt);
  const minutes = Math.floor(age / MINUTE_MS);
  if (state.isOnline)
    return (
      <header className="gate-head">
        <b>
          <UserText text={roll.list.name} />
        </b>
        <span className="gate-online">{t('online')}</span>
        <span className="n">{t('listAge', { age: ageText(t, age) })}</span>
      </header>
    );
  return (
    <header className="gate-away" data-ground="light" data-old={minutes > OLD_MINUTES || undefined}>
      <Icon name="offline" size={26} className="flex-none" />
      <div className="flex-1">
        <b>{t('offline.title')}</b>
        <p>
          <UserText text={roll.list.name} /> · {t('offline.text', { time: listTime(roll) })}
        </p>
      </div>
      <p className="gate-age">
        <span className="n-display">{minutes}</span> {t('offline.minutes')}
      </p>
    </header>
  );
}

const listTime = (roll: Roll) => zonedClock(new Date(roll.syncedAt + roll.offsetMs), roll.event.time_zone);

/**
 * The age of a list as text.
 * @param age in ms
 */
function ageText(t: ReturnType<typeof useTranslations<'gate'>>, age: number): string {
  const seconds = Math.floor(age / 1000);
  if (seconds < 5) return t('ageNow');
  return seconds < 60
    ? t('ageSeconds', { count: seconds })
    : t('ageMinutes', { count: Math.floor(seconds / 60) });
}
