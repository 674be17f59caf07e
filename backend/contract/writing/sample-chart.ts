/** The rows of a new chart, heading first. They are placeholders and can never be published. */
export const SAMPLE_CHART = [
  ['', ''],
  ['1', '10'],
  ['2', '20'],
] as const;

const CELL = /<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g;

/** Whether the table of a chart (clean HTML) still has the values of `SAMPLE_CHART`, whatever its heading says. */
export function hasSampleValues(html: string): boolean {
  const cells = [...html.matchAll(CELL)].map(([, cell = '']) => cell.replace(/<[^>]*>|&nbsp;/g, '').trim());
  const [heading, ...rows] = SAMPLE_CHART;
  const values = cells.slice(heading.length);
  return values.length === rows.flat().length && rows.flat().every((value, index) => values[index] === value);
}
