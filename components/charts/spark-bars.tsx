import { percent } from '@/lib/charts/percent';
import { barShapes } from '@/lib/charts/bars';
import { valueScale } from '@/lib/charts/scale';

export interface SparkBarsProps {
  /** What the bars show, in words. */
  label: string;
  values: readonly (number | null)[];
  /** In px. */
  height?: number;
}

/** Bars of changes without axes, up and down from a zero line. */
export function SparkBars({ label, values, height = 28 }: SparkBarsProps) {
  const scale = valueScale(values, { fromZero: true, tight: true });
  return (
    <div role="img" aria-label={label} className="mr-[3px] border-b border-rule pb-1.5">
      <div className="relative" style={{ height }}>
        <i className="absolute inset-x-0 border-t border-rule" style={{ bottom: `${scale.up(0)}%` }} />
        {barShapes(values, scale).map(({ index, value, foot, height: tall }) => (
          <i
            key={index}
            className={`absolute ${value < 0 ? 'bg-down' : 'bg-up'}`}
            style={{
              left: percent((index / values.length) * 100),
              width: percent(72 / values.length),
              bottom: percent(foot),
              height: percent(tall),
            }}
          />
        ))}
      </div>
    </div>
  );
}
