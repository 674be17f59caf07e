import { endPoint, linePath } from '@/lib/charts/line-paths';
import { valueScale } from '@/lib/charts/scale';

export interface SparklineProps {
  /** What the line shows, in words; left out where the text beside it says so. */
  label?: string;
  values: readonly (number | null)[];
  tone?: 'ink' | 'up' | 'down';
  /** In px. */
  height?: number;
}

/** A line without axes, which shows only direction and end. */
export function Sparkline({ label, values, tone = 'ink', height = 28 }: SparklineProps) {
  const scale = valueScale(values, { tight: true });
  const end = endPoint(values, scale);
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div {...named} className="relative mr-[3px] border-b border-rule pb-1.5">
      <div className="relative" style={{ height, color: `var(--${tone})` }}>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path
            d={linePath(values, scale)}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinejoin="bevel"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {end && (
          <i
            className="absolute size-1.5 -translate-x-1/2 translate-y-1/2 bg-current"
            style={{ left: `${end.across}%`, bottom: `${end.up}%` }}
          />
        )}
      </div>
    </div>
  );
}
