import { useTranslations } from 'next-intl';
import { countsOf } from '@/lib/tickets/gate/counts';
import type { GateState } from '@/lib/tickets/gate/gate-state';
import type { Roll } from '@/lib/tickets/gate/roll';
import { SeatSquares } from './seat-squares';

/**
 * How many people are in. Offline the large number is the phone's own scans that are not synced yet, because the
 * total may be outdated.
 */
export function Counts({ state, roll }: { state: GateState; roll: Roll }) {
  const t = useTranslations('gate');
  const { admitted, expected, own: unsyncedScans } = countsOf(state, roll);
  if (!state.isOnline)
    return (
      <div className="gate-counts">
        <div>
          <p className="gate-count n-display">{unsyncedScans}</p>
          <p className="gate-note">{t('here')}</p>
        </div>
        <div className="gate-total">
          <p>
            <b className="n-display">{admitted}</b>
            <span className="n-display">/{expected}</span>
          </p>
          <p className="gate-note">{t('atLeast')}</p>
        </div>
      </div>
    );
  return (
    <>
      <div className="gate-counts">
        <p className="gate-count n-display" aria-hidden="true">
          {admitted}
        </p>
        <div className="gate-total">
          <p className="n-display" aria-hidden="true">
            /{expected}
          </p>
          <p className="gate-note">{t('missing', { count: Math.max(0, expected - admitted) })}</p>
        </div>
        <p className="sr-only">{t('count', { in: admitted, all: expected })}</p>
      </div>
      <SeatSquares admitted={admitted} expected={expected} />
    </>
  );
}
