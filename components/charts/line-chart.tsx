import { axisLabels, pointAcross } from '@/lib/charts/axis';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { endPoint, linePath } from '@/lib/charts/line-paths';
import { gapFields } from '@/lib/charts/gaps';
import { valueScale } from '@/lib/charts/scale';
import { seriesStyle } from '@/lib/charts/series';
import type { ComponentType } from 'react';
import type { ChartCursorProps } from './chart-cursor';
import { ChartCursor } from './chart-cursor-deferred';
import { ChartGrid } from './chart-grid';
import { EndLabels } from './end-labels';

interface LineSeries {
  name: string;
  /** One value per label; null for a gap, which breaks the line. */
  values: readonly (number | null)[];
}

export interface LineChartProps {
  /** Names the picture for screen readers; the numbers are in the table beside it. */
  label: string;
  labels: readonly string[];
  /** One to four series. */
  series: readonly LineSeries[];
  /** Names the crosshair control, such as "逐日查看"; without it, or with a single label, there is none. */
  cursorLabel?: string;
  /**
   * The component that draws the control: one loaded after the page, or `ChartCursor` itself where the whole chart is
   * loaded so.
   */
  Cursor?: ComponentType<ChartCursorProps>;
  /** Text of a gap in the readout. */
  missing?: string;
  /** Whether the axis always begins at zero. */
  fromZero?: boolean;
  /** Height of the plot in px at the default text size. */
  height?: number;
  /** See `maxLabels` of `BarChartProps`. */
  maxLabels?: number;
  format?: (value: number) => string;
  /** Outliers that were left out: an open square at the label's index, at the height of the last good value (`up`). */
  marks?: readonly { index: number; up: number; title: string }[];
  /** Whether the first line ends in an open square, because its source has stopped. */
  isOpenEnded?: boolean;
}

/** Lines over one axis, each named at its end. */
export function LineChart(props: LineChartProps) {
  const { label, labels, series, cursorLabel, missing = '–', fromZero, height = 240, maxLabels = 7 } = props;
  const { marks = [], isOpenEnded = false, Cursor = ChartCursor } = props;
  const scale = valueScale(
    series.flatMap(({ values }) => values),
    { fromZero, count: 4 },
  );
  const format = props.format ?? ((value: number) => formatFigure(value, { digits: scale.digits }));
  const ends = series.flatMap(({ name, values }, index) => {
    const end = endPoint(values, scale);
    return end ? [{ ...end, name, text: format(end.value), style: seriesStyle(index) }] : [];
  });
  return (
    <ChartGrid
      scale={scale}
      height={height}
      tickText={format}
      xLabels={axisLabels(labels, maxLabels).map((item) => ({
        ...item,
        across: pointAcross(item.index, labels.length),
      }))}
    >
      <div role="img" aria-label={label} className="relative col-start-2 row-start-2">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {gapFields(series[0]?.values ?? []).map(({ left, width }) => (
            <rect key={left} x={left} width={width} y={0} height={100} className="fill-sel" />
          ))}
          {series.map(({ name, values }, index) => (
            <path
              key={name}
              d={linePath(values, scale)}
              fill="none"
              vectorEffect="non-scaling-stroke"
              strokeWidth={1.75}
              strokeLinejoin="bevel"
              strokeDasharray={seriesStyle(index).dash}
              style={{ stroke: seriesStyle(index).colour }}
            />
          ))}
        </svg>
        {marks.map(({ index, up, title }) => (
          <i
            key={index}
            title={title}
            className="absolute size-2 -translate-x-1/2 translate-y-1/2 border-[1.5px] border-mark bg-paper"
            style={{ left: `${pointAcross(index, labels.length)}%`, bottom: `${scale.up(up)}%` }}
          />
        ))}
        {ends.map(({ name, across, up, style }, index) => (
          <i
            key={name}
            className="absolute size-1.5 -translate-x-1/2 translate-y-1/2"
            style={{
              left: `${across}%`,
              bottom: `${up}%`,
              ...endStyle(style.colour, isOpenEnded && index === 0),
            }}
          />
        ))}
      </div>
      <EndLabels ends={ends} height={height} />
      {cursorLabel !== undefined && labels.length > 1 && (
        <Cursor
          label={cursorLabel}
          points={labels.map((pointLabel, index) => ({
            label: pointLabel,
            texts: series.map(({ values }) => textAt(values[index], format, missing)),
            ups: series.map(({ values }) => upAt(values[index], scale.up)),
          }))}
          series={series.map(({ name }, index) => ({ name, ...seriesStyle(index) }))}
        />
      )}
    </ChartGrid>
  );
}

/** The square at the end of a line: filled, or open with its outline. */
function endStyle(colour: string, isOpen: boolean) {
  return isOpen ? { background: 'var(--paper)', boxShadow: `0 0 0 1.5px ${colour}` } : { background: colour };
}

type Value = number | null | undefined;

function textAt(value: Value, format: (value: number) => string, missing: string): string {
  return value === null || value === undefined ? missing : format(value);
}

function upAt(value: Value, up: (value: number) => number): number | null {
  return value === null || value === undefined ? null : Math.round(up(value) * 100) / 100;
}
