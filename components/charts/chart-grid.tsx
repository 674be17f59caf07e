import type { ReactNode } from 'react';
import { type AxisLabel } from '@/lib/charts/axis';
import type { ValueScale } from '@/lib/charts/scale';

export interface ChartGridProps {
  scale: ValueScale;
  /** Height of the plot in px at the default text size. */
  height: number;
  tickText: (value: number) => string;
  xLabels: readonly (AxisLabel & { across: number })[];
  /** Grid items: row 1 is above the plot, row 2 column 2 is the plot, column 3 is to its right. */
  children: ReactNode;
}

/**
 * Rules, tick labels and the row of labels underneath. Only the plot stretches; texts are HTML at their own size,
 * placed in percent.
 */
export function ChartGrid({ scale, height, tickText, xLabels, children }: ChartGridProps) {
  const texts = scale.ticks.map(tickText);
  const longest = texts.reduce((a, b) => (b.length > a.length ? b : a), '');
  return (
    <div
      className="@container text-chart-axis/[1.4] text-ink-3"
      style={{ ['--plot-height' as string]: `${height / 16}rem` }}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[minmax(1.25rem,auto)_var(--plot-height)_1.75rem]">
        <div aria-hidden="true" className="relative col-start-1 col-end-3 row-start-2">
          {scale.ticks.map((tick, i) => (
            <div
              key={tick}
              className={`absolute inset-x-0 border-t ${tick === 0 ? 'border-ctl' : 'border-rule'}`}
              style={{ bottom: `calc(${scale.up(tick)}% - 0.5px)` }}
            >
              <span className="n absolute bottom-0 left-0">{texts[i]}</span>
            </div>
          ))}
        </div>
        <span aria-hidden="true" className="n invisible col-start-1 row-start-2 h-0 pr-2">
          {longest}
        </span>
        {children}
        <div aria-hidden="true" className="relative col-start-2 row-start-3">
          {xLabels.map(({ index, label, across, narrow }) => (
            <span
              key={index}
              className={`n absolute top-2 -translate-x-1/2 ${narrow ? '' : 'hidden @min-[520px]:block'}`}
              style={{ left: `${across}%` }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
