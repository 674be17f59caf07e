import { useLocale, useTranslations } from 'next-intl';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { formatDate } from '@/lib/platform/dates/dates';

export type Decision = NonNullable<CallInput<'unbanUser'>['schedules']>[number];

interface Props {
  list: CallOutput<'stoppedDrafts'>['list'];
  decided: readonly Decision[];
  onDecide: (decision: Decision) => void;
}

const CHOICES = ['publish', 'schedule', 'draft'] as const;

/**
 * The schedules that the ban stopped. For each, the editor chooses: publish at once, at another time, or make it a
 * draft again.
 */
export function StoppedSchedules({ list, decided, onDecide }: Props) {
  const t = useTranslations('desk.users');
  const locale = useLocale();
  return (
    <div className="grid gap-4">
      <p>{t('stopped')}</p>
      {list.map(({ id, title, lang, due_time, is_overdue }) => {
        const chosen = decided.find((schedule) => schedule.id === id);
        return (
          <fieldset key={id} className="grid gap-1 border-s-[3px] border-ink ps-4">
            <legend lang={HTML_LANG[lang]} className="float-left font-semibold">
              {title}
            </legend>
            <p className={`clear-both text-sm ${is_overdue ? 'text-mark' : 'text-ink-2'}`}>
              {t(is_overdue ? 'wasDue' : 'isDue', { time: formatDate(due_time, locale, 'short') })}
            </p>
            <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
              {CHOICES.map((decision) => (
                <label key={decision} className="flex items-baseline gap-2">
                  <input
                    type="radio"
                    name={`stopped-${id}`}
                    checked={chosen?.decision === decision}
                    onChange={() =>
                      onDecide({
                        id,
                        decision,
                        // A planned time that is still in the future stays unchanged.
                        ...(decision === 'schedule' &&
                          !is_overdue && { release_time: due_time ?? undefined }),
                      })
                    }
                    className="size-4 flex-none translate-y-0.5 accent-ink"
                  />
                  {t(`decisions.${decision}`)}
                </label>
              ))}
              {chosen?.decision === 'schedule' && (
                <input
                  type="datetime-local"
                  aria-label={t('newTime')}
                  required
                  value={(chosen.release_time ?? '').slice(0, 16).replace(' ', 'T')}
                  onChange={({ target }) =>
                    onDecide({
                      id,
                      decision: 'schedule',
                      release_time: `${target.value.replace('T', ' ')}:00`,
                    })
                  }
                  className="desk-input n"
                />
              )}
            </p>
          </fieldset>
        );
      })}
    </div>
  );
}
