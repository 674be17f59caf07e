import { pointAcross } from '@/lib/charts/axis';
import { gapFields } from '@/lib/charts/gaps';
import { endPoint, linePath } from '@/lib/charts/line-paths';
import { valueScale } from '@/lib/charts/scale';

export interface SparklineProps {
  /** What the line shows, in words; left out where the text beside it says so. */
  label?: string;
  values: readonly (number | null)[];
  tone?: 'ink' | 'up' | 'down';
  /** In px. */
  height?: number;
  /** Outliers that were left out, as in a LineChart. */
  marks?: readonly { index: number; up: number; title: string }[];
  /** Whether it ends in an open square, because its source has stopped. */
  isOpenEnded?: boolean;
}

/** A line without axes, which shows only direction and end; a gap (null) breaks it. */
export function Sparkline(props: SparklineProps) {
  const { label, values, tone = 'ink', height = 28, marks = [], isOpenEnded = false } = props;
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
          {gapFields(values).map(({ left, width }) => (
            <rect key={left} x={left} width={width} y={0} height={100} className="fill-sel" />
          ))}
          <path
            d={linePath(values, scale)}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinejoin="bevel"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {marks.map(({ index, up, title }) => (
          <i
            key={index}
            title={title}
            className="absolute size-2 -translate-x-1/2 translate-y-1/2 border-[1.5px] border-mark bg-paper"
            style={{ left: `${pointAcross(index, values.length)}%`, bottom: `${scale.up(up)}%` }}
          />
        ))}
        {end && (
          <i
            className={`absolute size-1.5 -translate-x-1/2 translate-y-1/2 ${isOpenEnded ? 'bg-paper shadow-[0_0_0_1.5px_currentColor]' : 'bg-current'}`}
            style={{ left: `${end.across}%`, bottom: `${end.up}%` }}
          />
        )}
      </div>
    </div>
  );
}
