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
  'key' | 'name' | 'description' | 'unit' | 'source' | 'isSample' | 'updatedAt' | 'points' | 'outliers'
>;

/** A header, then one row a point, oldest first. It begins with a byte order mark, so that spreadsheets read UTF-8. */
export function seriesCsv({ name, unit, points }: Numbers): string {
  const rows = [['time', `${name} (${unit})`], ...points.map(({ at, value }) => [at, String(value)])];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Quoted where needed. A text a spreadsheet would take for a formula gets an apostrophe; negative numbers do not. */
function cell(text: string): string {
  const plain = /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Everything that is known of a series, with its points oldest first. */
export function seriesJson({
  key,
  name,
  description,
  unit,
  source,
  isSample,
  updatedAt,
  points,
  outliers,
}: Numbers): string {
  const known = {
    key,
    name,
    description,
    unit,
    source,
    is_sample: isSample,
    updated: updatedAt,
    points,
    outliers,
  };
  return `${JSON.stringify(known, null, 2)}\n`;
}
