import { useTranslations } from 'next-intl';
import { UNDO_MINUTES } from '@/backend/contract/tickets/limits';
import { UserText } from '@/components/ui/words/user-text';
import { zonedClock } from '@/lib/events/time';
import type { GateState } from '@/lib/tickets/gate/gate-state';
import type { LogEntry, Roll } from '@/lib/tickets/gate/roll';
import { SECOND_MS, useClock } from '@/lib/platform/dates/use-clock';

/** How many scans fit above the keys, online and offline (`alone`). */
const SHOWN = { online: 1, alone: 3 };

interface Props {
  state: GateState;
  roll: Roll;
  onUndo: (entry: LogEntry) => void;
}

/** The last scans; an admission can be undone for `UNDO_MINUTES`. */
export function RecentScans({ state, roll, onUndo }: Props) {
  const t = useTranslations('gate');
  const now = useClock(SECOND_MS) + roll.offsetMs;
  const shown = state.log.slice(0, state.isOnline ? SHOWN.online : SHOWN.alone);
  if (shown.length === 0) return null;
  return (
    <ul className="gate-log" aria-label={t('log')}>
      {shown.map((entry) => {
        const isIn = entry.result === 'admitted';
        const mayUndo = isIn && !entry.isUndone && now - entry.at < UNDO_MINUTES * 60_000;
        return (
          <li key={entry.id} tabIndex={-1} data-refused={(!isIn && entry.result !== 'left') || undefined}>
            <span className="n">{zonedClock(new Date(entry.at), roll.event.time_zone)}</span>
            <b>{isIn ? <UserText text={entry.name || entry.code} /> : t(`verdict.${entry.result}`)}</b>
            <span>
              <UserText text={isIn ? entry.typeName : entry.name || entry.code} />
            </span>
            {entry.result === 'used' && entry.firstTime && (
              <span className="n gate-log-end">
                <span className="sr-only">{t('row.when')} </span>
                {zonedClock(new Date(entry.firstTime), roll.event.time_zone)}
              </span>
            )}
            {entry.isUndone && <span className="gate-log-end">{t('undone')}</span>}
            {mayUndo && (
              <button
                type="button"
                className="gate-link gate-log-end"
                aria-label={t('undoName', { name: entry.name || entry.code })}
                onClick={(event) => {
                  // The undone scan loses its button but not its line, so the line gets the focus.
                  event.currentTarget.closest('li')?.focus();
                  onUndo(entry);
                }}
              >
                {t('undo')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
