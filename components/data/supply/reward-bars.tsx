import type { RewardSpan } from '@/lib/data/issuance';

/** Reward of a block between halvings, on the axis of the curve above: filled for the past, outlined for the future. */
export function RewardBars({ spans }: { spans: readonly RewardSpan[] }) {
  return (
    <div aria-hidden="true" className="relative col-start-2 row-start-3 border-b border-ink">
      {spans.map(({ reward, share, from, to, past }, at) => (
        <div key={from}>
          <span
            className={`n absolute ps-0.5 ${at > 3 ? 'hidden @min-[520px]:block' : ''}`}
            style={{ left: `${from}%`, bottom: `${share * HEIGHT}px` }}
          >
            {Number(reward.toFixed(3))}
          </span>
          <i
            className={BAR}
            style={{ left: `${from}%`, width: `${to - from}%`, height: `${share * HEIGHT}px` }}
          />
          <i
            className={`${BAR} bg-ink`}
            style={{ left: `${from}%`, width: `${past - from}%`, height: `${share * HEIGHT}px` }}
          />
        </div>
      ))}
    </div>
  );
}

/** Pixels per percent of the first reward; leaves room for the figure above the tallest bar. */
const HEIGHT = 0.56;
const BAR = 'absolute bottom-0 min-h-[2px] border-s border-paper shadow-[inset_0_0_0_1px_var(--ink)]';
