import { percent } from '@/lib/charts/percent';
import { axisLabels, columnCentre } from '@/lib/charts/axis';
import { barShapes } from '@/lib/charts/bars';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { valueScale } from '@/lib/charts/scale';
import { seriesStyle } from '@/lib/charts/series';
import type { ComponentType } from 'react';
import type { ChartCursorProps } from './chart-cursor';
import { ChartCursor } from './chart-cursor-deferred';
import { ChartGrid } from './chart-grid';
import { type ChartMark, ChartMarks } from './chart-marks';

export interface BarChartProps {
  /** Names the picture for screen readers; the numbers are in the table beside it. */
  label: string;
  labels: readonly string[];
  /** One value per label; null for a gap. */
  values: readonly (number | null)[];
  /** Indices of the bars the text is about, drawn in cinnabar. */
  highlight?: readonly number[];
  /** Indices whose value is printed over the bar. */
  figures?: readonly number[];
  /** Remarks over bars, from left to right. */
  marks?: readonly ChartMark[];
  /** Whether values are counts: the axis then has no ticks between whole numbers. */
  whole?: boolean;
  /** Whether values are changes: red and green by sign, in the reader's choice of colours. */
  signed?: boolean;
  /** Label of the control that picks a bar (`ChartCursor`); without it, or with a single bar, there is none. */
  cursorLabel?: string;
  /**
   * The component that draws the control: one loaded after the page, or `ChartCursor` itself where the whole chart is
   * loaded so.
   */
  Cursor?: ComponentType<ChartCursorProps>;
  /** Text of a gap in the readout. */
  missing?: string;
  /** Height of the plot in px at the default text size. */
  height?: number;
  /** At most this many labels on a wide screen; when there are more than four, about half on a narrow one. */
  maxLabels?: number;
  format?: (value: number) => string;
}

/** Maximum width of a bar, so that a single bar does not fill the whole plot. */
const WIDEST_PX = 56;

/** Bars over an axis that begins at zero. */
export function BarChart(props: BarChartProps) {
  const {
    label,
    labels,
    values,
    highlight = [],
    figures = [],
    marks = [],
    signed = false,
    whole = false,
    height = 160,
    maxLabels = 8,
  } = props;
  const { cursorLabel, missing = '–', Cursor = ChartCursor } = props;
  const scale = valueScale(values, { fromZero: true, whole });
  const format = props.format ?? ((value: number) => formatFigure(value, { digits: scale.digits }));
  const colour = (index: number, value: number) => {
    if (highlight.includes(index)) return 'bg-mark';
    if (!signed) return 'bg-ink';
    return value < 0 ? 'bg-down' : 'bg-up';
  };
  return (
    <ChartGrid
      scale={scale}
      height={height}
      tickText={format}
      xLabels={axisLabels(labels, maxLabels).map((item) => ({
        ...item,
        across: columnCentre(item.index, labels.length),
      }))}
    >
      <div role="img" aria-label={label} className="relative col-start-2 row-start-2">
        {barShapes(values, scale).map(({ index, value, foot, height: tall }) => (
          // Boxes, not SVG: the browser aligns their edges to whole pixels at any width.
          <div
            key={index}
            className={`absolute ${colour(index, value)}`}
            style={{
              left: `calc(${percent(columnCentre(index, values.length))} - min(${percent(35 / values.length)}, ${WIDEST_PX / 2}px))`,
              width: `min(${percent(70 / values.length)}, ${WIDEST_PX}px)`,
              bottom: percent(foot),
              height: percent(tall),
              minHeight: value === 0 ? 0 : 1,
            }}
          >
            {figures.includes(index) && (
              <b
                className={`n absolute bottom-full left-1/2 -translate-x-1/2 ${highlight.includes(index) ? 'text-mark' : 'text-ink'}`}
              >
                {format(value)}
              </b>
            )}
          </div>
        ))}
      </div>
      {marks.length > 0 && (
        <ChartMarks
          marks={marks}
          columns={labels.length}
          upOf={(index) => Math.max(0, scale.up(values[index] ?? 0))}
        />
      )}
      {cursorLabel !== undefined && labels.length > 1 && (
        <Cursor
          label={cursorLabel}
          isColumns
          points={labels.map((name, index) => {
            const value = values[index] ?? null;
            return {
              label: name,
              texts: [value === null ? missing : format(value)],
              ups: [value === null ? null : Math.round(scale.up(value) * 100) / 100],
            };
          })}
          series={[{ name: '', ...seriesStyle(0) }]}
        />
      )}
    </ChartGrid>
  );
}
