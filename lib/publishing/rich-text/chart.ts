import type { Element } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { cellsOf } from './tables';

/** A chart of an article, read from the table its author wrote. */
export interface Chart {
  kind: 'bars' | 'line';
  title: string;
  /** The note: what was counted, and the sample. */
  note: string;
  unit: string;
  /** Header of the first column. */
  axis: string;
  labels: string[];
  series: { name: string; values: (number | null)[] }[];
  /** Rows in the accent colour. */
  highlight: number[];
}

/** The most lines in a chart: more than four cannot be distinguished. */
const MAX_SERIES = { bars: 1, line: 4 } as const;

/** Null when the table cannot be drawn as a chart; it is then shown as a table. */
export function readChart(figure: Element): Chart | null {
  const kind = figure.attribs['data-kind'];
  if (kind !== 'bars' && kind !== 'line') return null;
  const [table] = getElementsByTagName('table', figure, true);
  const rows = table ? getElementsByTagName('tr', table, true).map((row) => cellsOf(row).map(words)) : [];
  const [head = [], ...body] = rows;
  const columns = head.length - 1;
  if (columns < 1 || columns > MAX_SERIES[kind] || body.length < 2) return null;
  if (body.some((row) => row.length !== head.length)) return null;
  const series = head
    .slice(1)
    .map((name, index) => ({ name, values: body.map((row) => toNumber(row[index + 1])) }));
  if (series.some(({ values }) => values.every((value) => value === null) || values.some(Number.isNaN)))
    return null;
  return {
    kind,
    ...caption(figure),
    unit: figure.attribs['data-unit'] ?? '',
    axis: head[0] ?? '',
    labels: body.map((row) => row[0] ?? ''),
    series,
    highlight: (figure.attribs['data-highlight'] ?? '')
      .split(',')
      .flatMap((text) => toIndex(text, body.length)),
  };
}

function caption(figure: Element): { title: string; note: string } {
  const [element] = getElementsByTagName('figcaption', figure, true);
  if (!element) return { title: '', note: '' };
  const [small] = getElementsByTagName('small', element, true);
  const note = small ? words(small) : '';
  const title = words(element);
  return { title: note === '' ? title : title.slice(0, title.lastIndexOf(note)).trim(), note };
}

const words = (element: Element) => textContent(element).replace(/\s+/g, ' ').trim();

/** Null for an empty cell, NaN for one that is not a number. */
function toNumber(text = ''): number | null {
  const plain = text.replace(/[,\s%]/g, '').replace(/^[−–]/, '-');
  if (plain === '' || plain === '-' || plain === '—') return null;
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}

function toIndex(text: string, length: number): number[] {
  const index = Number(text.trim() || NaN);
  return Number.isInteger(index) && index >= 0 && index < length ? [index] : [];
}
