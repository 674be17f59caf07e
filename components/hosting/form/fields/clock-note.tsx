import { useLocale, useTranslations } from 'next-intl';
import { clockChange, offsetName, shownClock } from '@/lib/hosting/form/clock';
import { formatDate } from '@/lib/platform/dates/dates';
import { useEventForm } from '../form-context';

/**
 * A note in the nights when the clocks change. For a time that is skipped it says which time is used instead; for a
 * time that occurs twice it asks which one is meant.
 */
export function ClockNote({ time, onTime }: { time: string; onTime: (time: string) => void }) {
  const t = useTranslations('hosting.form.clock');
  const locale = useLocale();
  const { document, isLocked } = useEventForm();
  const change = clockChange(time, document.time_zone);
  if (!change) return null;
  const clock = shownClock(time).slice(11);
  const day = formatDate(shownClock(time).slice(0, 10), locale, 'short');
  if (change.kind === 'skipped')
    return (
      <p role="status" className="text-mark">
        {t('skipped', { day, clock, instead: change.instead.slice(11) })}
      </p>
    );
  return (
    <div role="status">
      <p className="text-mark">{t('twice', { day, clock })}</p>
      <div role="group" aria-label={t('choose')} className="form-tabs mb-0 mt-2">
        {change.choices.map((choice, at) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === time}
            disabled={isLocked}
            onClick={() => onTime(choice)}
          >
            {t(at === 0 ? 'first' : 'second', { offset: offsetName(choice) })}
          </button>
        ))}
      </div>
    </div>
  );
}
