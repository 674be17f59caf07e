import { toCsv } from '@/backend/contract/csv';
import type { Series } from './read';

const FILE = /^([\w-]{1,60})\.(csv|json|html)$/;

export interface SeriesFile {
  key: string;
  format: 'csv' | 'json' | 'html';
}

/** Series and format of a file name; null for any other name. */
export function readSeriesFile(name: string): SeriesFile | null {
  const match = FILE.exec(name);
  const format = match?.[2];
  return match?.[1] && (format === 'csv' || format === 'json' || format === 'html')
    ? { key: match[1], format }
    : null;
}

type Numbers = Pick<
  Series,
  | 'key'
  | 'name'
  | 'description'
  | 'unit'
  | 'source'
  | 'isSample'
  | 'updatedAt'
  | 'stoppedAt'
  | 'points'
  | 'outliers'
>;

/** A header, then one row a point, oldest first. */
export function seriesCsv({ name, unit, points }: Numbers): string {
  const rows = [['time', `${name} (${unit})`], ...points.map(({ at, value }) => [at, String(value)])];
  return toCsv(rows);
}

/** All data of a series, with its points oldest first. */
export function seriesJson({
  key,
  name,
  description,
  unit,
  source,
  isSample,
  updatedAt,
  stoppedAt,
  points,
  outliers,
}: Numbers): string {
  const document = {
    key,
    name,
    description,
    unit,
    source,
    is_sample: isSample,
    updated: updatedAt,
    stopped: stoppedAt,
    points,
    outliers,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
