'use client';

import type { ReactNode } from 'react';
import { ChartCursor } from '@/components/charts/chart-cursor';
import { BarChart } from '@/components/charts/bar-chart';
import type { DataTableProps } from '@/components/charts/data-table';
import { WorkedFigure } from '@/components/charts/worked-figure';
import { LineChart } from '@/components/charts/line-chart';
import { figureCredit } from './figure-credit';
import { CompareField, type CompareLabels } from './compare-field';
import { ALL_DAYS, chartDays, gapsOf, lastDays } from '@/lib/data/chart-days';
import { outlierMarks } from '@/lib/data/outlier-marks';
import type { Series } from '@/lib/data/read';
import { numberFormatOf, seriesTable } from '@/lib/data/series-table';
import type { DayValue } from '@/lib/data/series-view';
import { compareValues } from '@/lib/data/compare-values';
import { type ComparedWith, useCompared } from '@/lib/data/use-compared';
import { useWholeHistory } from '@/lib/data/use-whole-history';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';

export interface SeriesLabels {
  unit: string;
  source: string;
  licence: { text: string; url: string } | null;
  updated: string;
  sample?: string;
  range: string;
  ranges: readonly { days: number; label: string }[];
  table: string;
  /** Says that the table shows only the last values. */
  tableNote: string;
  date: string;
  /** `{name}，{from}至{to}` */
  chart: string;
  cursor: string;
  missing: string;
  /** Text of a link to the page of the series. */
  page: string;
  /** `{from}`, `{to}`: says that there are no values between these days. */
  gap: string;
  /** `{day}`, `{value}`: names a value that was left out as an outlier. */
  outlier: string;
  compare: CompareLabels;
}

export interface SeriesChartProps {
  series: Pick<Series, 'key' | 'type' | 'name' | 'unit'>;
  kind: 'line' | 'bars';
  points: readonly DayValue[];
  /** Days the points cover; older ones are fetched when a longer range is chosen. */
  heldDays: number;
  /** Outliers, which the line leaves out. */
  outliers: readonly DayValue[];
  /** Whether the source has stopped: the line then ends in an open square. */
  isStopped: boolean;
  digits: number;
  /** Series it may be compared with: key, name and unit. */
  others: readonly ComparedWith[];
  locale: Locale;
  labels: SeriesLabels;
  /** Tools beside that of the table, and what they open. */
  tools: ReactNode;
  folded: ReactNode;
  /** What stands in place of the line, first, while all days are chosen and nothing is compared. */
  whole?: Whole;
}

/** Another drawing of a whole series, with its own unit and table. */
export interface Whole {
  chart: ReactNode;
  unit: string;
  table: DataTableProps;
}

const FIRST_RANGE = 90;
/** In ranges longer than this the labels are months. */
const YEAR_DAYS = 366;

/** The chart of one series with a choice of ranges, and its numbers in a table below it. */
export function SeriesChart(props: SeriesChartProps) {
  const {
    series,
    kind,
    points,
    heldDays,
    outliers,
    isStopped,
    digits,
    others,
    locale,
    labels,
    tools,
    folded,
    whole,
  } = props;
  const { name, unit } = series;
  const compared = useCompared(others, locale);
  const [days, setDays] = useCarriedState(
    `series-range:${series.type}:${series.key}`,
    whole ? ALL_DAYS : FIRST_RANGE,
  );
  const drawn = days === ALL_DAYS && !compared.series ? whole : undefined;
  const long = useWholeHistory(series.key, locale, days > heldDays && !drawn);
  const rangePoints = days > heldDays ? (long.points ?? points) : points;
  const shown = chartDays(rangePoints, days);
  const { print, isSigned } = numberFormatOf(points, digits);
  const dayLabels = shown.map(({ day }) =>
    formatDate(days > YEAR_DAYS ? day.slice(0, 7) : day, locale, 'monthDay'),
  );
  const dateOf = (day: string | undefined) => formatDate(day, locale, 'date');
  const values = shown.map(({ value }) => value);
  const label = labels.chart
    .replace('{name}', name)
    .replace('{from}', dateOf(shown[0]?.day))
    .replace('{to}', dateOf(shown.at(-1)?.day));
  const leftOut = (outlier: DayValue) =>
    labels.outlier.replace('{day}', dateOf(outlier.day)).replace('{value}', print(outlier.value));
  const marks = outlierMarks(shown, outliers, leftOut);
  const notes = drawn
    ? []
    : [
        ...gapsOf(lastDays(rangePoints, days)).map(({ from, to }) =>
          labels.gap.replace('{from}', dateOf(from)).replace('{to}', dateOf(to)),
        ),
        ...marks.map(({ title }) => title),
      ];
  return (
    <WorkedFigure
      title={name}
      unit={drawn?.unit ?? labels.unit}
      {...figureCredit(labels)}
      tableNote={drawn ? undefined : labels.tableNote}
      table={
        drawn?.table ??
        seriesTable(lastDays(rangePoints, days), {
          caption: label,
          date: labels.date,
          name,
          digits,
          locale,
        })
      }
      tools={tools}
      folded={folded}
      controls={
        <div className="flex flex-wrap items-center gap-x-9">
          <div role="group" aria-label={labels.range} className="flex flex-wrap gap-x-5">
            {labels.ranges.map((range) => (
              <button
                key={range.days}
                type="button"
                aria-pressed={range.days === days}
                onClick={() => setDays(range.days)}
                className="range-choice"
              >
                {range.label}
              </button>
            ))}
            <span role="status" className="self-center text-xs text-mark">
              {long.isFailed && days > heldDays ? labels.compare.failed : ''}
            </span>
          </div>
          {others.length > 0 && (
            <CompareField
              others={others}
              compared={compared}
              labels={labels.compare}
              isIndexed={compared.series?.unit !== unit}
            />
          )}
        </div>
      }
    >
      {drawn?.chart}
      {drawn ? null : kind === 'bars' ? (
        <BarChart
          label={label}
          labels={dayLabels}
          values={values}
          signed={isSigned}
          height={220}
          cursorLabel={labels.cursor}
          Cursor={ChartCursor}
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
          Cursor={ChartCursor}
          missing={labels.missing}
          format={digits > 0 || compared.series ? undefined : print}
          marks={compared.series ? [] : marks}
          isOpenEnded={isStopped}
        />
      )}
      {notes.map((note) => (
        <p key={note} className="m-0 mt-1 text-chart/[1.5] text-ink-2">
          {note}
        </p>
      ))}
    </WorkedFigure>
  );
}
