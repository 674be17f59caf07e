'use client';

import { BarChart } from '@/components/charts/bar-chart';
import { ChartFigure } from '@/components/charts/chart-figure';
import { LineChart } from '@/components/charts/line-chart';
import { formatFigure, formatSigned } from '@/lib/platform/numbers/figures';
import type { DayValue } from '@/lib/data/series-view';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';

export interface SeriesLabels {
  unit: string;
  source: string;
  updated: string;
  sample?: string;
  range: string;
  ranges: readonly { days: number; label: string }[];
  table: string;
  date: string;
  /** `{name}，{from}至{to}` */
  chart: string;
  cursor: string;
  missing: string;
}

interface Props {
  id: string;
  name: string;
  kind: 'line' | 'bars';
  points: readonly DayValue[];
  digits: number;
  labels: SeriesLabels;
}

const FIRST_RANGE = 90;

/** One series with the time it covers to choose from; its numbers are in the table below it. */
export function SeriesChart({ id, name, kind, points, digits, labels }: Props) {
  const [days, setDays] = useCarriedState(`series-range:${id}`, FIRST_RANGE);
  const shown = points.slice(-days);
  const isSigned = points.some(({ value }) => value < 0);
  const print = (value: number) =>
    isSigned ? formatSigned(value, { digits }) : formatFigure(value, { digits });
  const dayLabels = shown.map(({ day }) => day.slice(5).replace('-', '/'));
  const values = shown.map(({ value }) => value);
  const label = labels.chart
    .replace('{name}', name)
    .replace('{from}', shown[0]?.day ?? '')
    .replace('{to}', shown.at(-1)?.day ?? '');
  return (
    <ChartFigure
      title={name}
      unit={labels.unit}
      source={labels.source}
      updated={labels.updated}
      sample={labels.sample}
      tableLabel={labels.table}
      table={{
        caption: label,
        columns: [
          { key: 'day', label: labels.date },
          { key: 'value', label: name, numeric: true },
        ],
        rows: shown.map(({ day, value }) => ({ day, value: print(value) })).reverse(),
      }}
    >
      <div role="group" aria-label={labels.range} className="flex gap-5">
        {labels.ranges.map((range) => (
          <button
            key={range.days}
            type="button"
            aria-pressed={range.days === days}
            onClick={() => setDays(range.days)}
            className="min-h-11 border-b-2 border-transparent text-[13.5px] text-ink-3 hover:text-ink aria-pressed:border-ink aria-pressed:font-bold aria-pressed:text-ink md:min-h-8"
          >
            {range.label}
          </button>
        ))}
      </div>
      {kind === 'bars' ? (
        <BarChart
          label={label}
          labels={dayLabels}
          values={values}
          signed={isSigned}
          height={220}
          cursorLabel={labels.cursor}
          missing={labels.missing}
          format={print}
        />
      ) : (
        <LineChart
          label={label}
          labels={dayLabels}
          series={[{ name: '', values }]}
          cursorLabel={labels.cursor}
          missing={labels.missing}
          format={digits > 0 ? undefined : print}
        />
      )}
    </ChartFigure>
  );
}
