import { REVIEW_MINUTES } from '@/backend/contract/writing/limits';
import { isLate } from '@/lib/desk/queue';
import type { OverviewData } from '../overview/overview-data';

/** Length of the axis in minutes; longer waits are drawn at its end. */
const MINUTES = 80;
const STEP = 20;

interface Props {
  queue: OverviewData['queue'];
  promised: string;
  label: string;
  unit: string;
}

/**
 * Each waiting draft as a flag at the minutes it has waited, filled when the signed-in editor has claimed it. The block
 * behind the flags is the review time promised to authors.
 */
export function AgeStrip({ queue, promised, label, unit }: Props) {
  const at = (minutes: number) => `${(Math.min(minutes, MINUTES) / MINUTES) * 100}%`;
  const [from, to] = REVIEW_MINUTES;
  const words = queue.map((row) => `${row.author} ${row.waited_minutes}`).join(', ');
  return (
    <div className="pe-3">
      <div role="img" aria-label={`${label} ${words}`} className="relative h-[74px] border-b border-ink">
        <span
          className="absolute bottom-0 h-12 bg-sel"
          style={{ insetInlineStart: at(from), insetInlineEnd: `${100 - (to / MINUTES) * 100}%` }}
        />
        <span
          className="absolute bottom-[50px] -translate-x-1/2 text-xs whitespace-nowrap text-ink-3"
          style={{ insetInlineStart: at((from + to) / 2) }}
        >
          {promised}
        </span>
        {queue.map((row) => (
          <span
            key={row.id}
            className={`absolute bottom-0 h-7 border-s ${isLate(row.waited_minutes) ? 'border-mark text-mark' : 'border-ink'}`}
            style={{ insetInlineStart: at(row.waited_minutes) }}
          >
            <span
              className={`absolute start-[-6px] top-0 size-3 border-[1.5px] border-current ${row.is_own ? 'bg-current' : 'bg-paper'}`}
            />
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="n relative h-6 text-xs text-ink-3">
        {Array.from({ length: MINUTES / STEP + 1 }, (_, index) => index * STEP).map((minutes) => (
          <span
            key={minutes}
            className={`absolute ${minutes === 0 ? '' : minutes === MINUTES ? '-translate-x-full' : '-translate-x-1/2'}`}
            style={{ insetInlineStart: at(minutes) }}
          >
            {minutes === MINUTES ? `${minutes}+ ${unit}` : minutes}
          </span>
        ))}
      </p>
    </div>
  );
}
