import { BarChart } from '@/components/charts/bar-chart';
import { LineChart } from '@/components/charts/line-chart';
import type { Chart } from '@/lib/publishing/rich-text/chart';

interface Props {
  chart: Chart;
  /** Label of the control that reads a line chart point by point; without it there is none. */
  cursorLabel?: string;
}

const BARS_PX = 160;
const LINES_PX = 200;
/** Maximum length of a short label, in characters. When all labels are short, more of them fit under the chart. */
const SHORT_LABEL = 5;
const MAX_LABELS = { short: 12, long: 8 } as const;

/** The bars or lines of a chart in a text, without its title and numbers. */
export function ChartDrawing({ chart: { kind, title, labels, series, highlight }, cursorLabel }: Props) {
  if (kind === 'line')
    return (
      <LineChart label={title} labels={labels} series={series} cursorLabel={cursorLabel} height={LINES_PX} />
    );
  const isShort = labels.every((label) => label.length <= SHORT_LABEL);
  return (
    <BarChart
      label={title}
      labels={labels}
      values={series[0]?.values ?? []}
      highlight={highlight}
      height={BARS_PX}
      maxLabels={MAX_LABELS[isShort ? 'short' : 'long']}
    />
  );
}
