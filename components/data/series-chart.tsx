'use client';

import { BarChart } from '@/components/charts/bar-chart';
import { ChartFigure } from '@/components/charts/chart-figure';
import { LineChart } from '@/components/charts/line-chart';
import { CompareField, type CompareLabels } from './compare-field';
import { formatFigure, formatSigned } from '@/lib/platform/numbers/figures';
import type { DayValue } from '@/lib/data/series-view';
import { compareValues } from '@/lib/data/compare-values';
import { type ComparedWith, useCompared } from '@/lib/data/use-compared';
import type { Locale } from '@/lib/platform/language/locales';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';

export interface SeriesLabels {
  unit: string;
  source: string;
  updated: string;
  sample?: string;
  range: string;
  ranges: readonly { days: number; label: string }[];
  table: string;
  /** Says that the table is the end of more. */
  tableNote: string;
  date: string;
  /** `{name}，{from}至{to}` */
  chart: string;
  cursor: string;
  missing: string;
  /** On a link to the page of the series. */
  page: string;
  /** Said when a longer stretch could not be fetched. */
  failed: string;
  compare: CompareLabels;
}

interface Props {
  id: string;
  name: string;
  kind: 'line' | 'bars';
  points: readonly DayValue[];
  digits: number;
  /** Series it may be compared with: key, name and unit. */
  others: readonly ComparedWith[];
  unit: string;
  locale: Locale;
  labels: SeriesLabels;
}

const FIRST_RANGE = 90;
const TABLE_ROWS = 30;

/** One series with the time it covers to choose from; its numbers are in the table below it. */
export function SeriesChart({ id, name, kind, points, digits, others, unit, locale, labels }: Props) {
  const compared = useCompared(others, locale);
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
      tableNote={labels.tableNote}
      table={{
        caption: label,
        columns: [
          { key: 'day', label: labels.date },
          { key: 'value', label: name, numeric: true },
        ],
        rows: shown
          .slice(-TABLE_ROWS)
          .map(({ day, value }) => ({ day, value: print(value) }))
          .reverse(),
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
      {others.length > 0 && (
        <CompareField
          others={others}
          compared={compared}
          labels={labels.compare}
          isIndexed={compared.series?.unit !== unit}
        />
      )}
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
          series={
            compared.series ? compareValues(shown, name, unit, compared.series) : [{ name: '', values }]
          }
          cursorLabel={labels.cursor}
          missing={labels.missing}
          format={digits > 0 || compared.series ? undefined : print}
        />
      )}
    </ChartFigure>
  );
}
