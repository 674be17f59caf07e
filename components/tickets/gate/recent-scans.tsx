import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UNDO_MINUTES } from '@/backend/contract/tickets/limits';
import { zonedClock } from '@/lib/events/time';
import type { GatePhone } from '@/lib/tickets/gate/gate';
import type { GateState } from '@/lib/tickets/gate/gate-state';
import type { Roll } from '@/lib/tickets/gate/roll';
import { SECOND_MS, useClock } from '@/lib/platform/dates/use-clock';

/** How many scans fit above the keys, online and offline (`alone`). */
const SHOWN = { online: 1, alone: 3 };

/** The last scans; an admission can be undone for `UNDO_MINUTES`. */
export function RecentScans({ phone, state, roll }: { phone: GatePhone; state: GateState; roll: Roll }) {
  const t = useTranslations('gate');
  const now = useClock(SECOND_MS) + roll.offsetMs;
  const [isLate, setIsLate] = useState(false);
  const shown = state.log.slice(0, state.isOnline ? SHOWN.online : SHOWN.alone);
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="gate-log" aria-label={t('log')}>
        {shown.map((entry) => {
          const isIn = entry.result === 'admitted';
          const mayUndo = isIn && !entry.isUndone && now - entry.at < UNDO_MINUTES * 60_000;
          return (
            <li key={entry.id} data-refused={(!isIn && entry.result !== 'left') || undefined}>
              <span className="n">{zonedClock(new Date(entry.at), roll.event.time_zone)}</span>
              <b>{isIn ? entry.name || entry.code : t(`verdict.${entry.result}`)}</b>
              <span>{isIn ? entry.typeName : entry.name || entry.code}</span>
              {entry.isUndone && <span className="gate-log-end">{t('undone')}</span>}
              {mayUndo && (
                <button
                  type="button"
                  className="gate-link gate-log-end"
                  onClick={() => void phone.undo(entry.id).then((isDone) => setIsLate(!isDone))}
                >
                  {t('undo')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="gate-alarm">
        {isLate && t('undoLate')}
      </p>
    </>
  );
}
