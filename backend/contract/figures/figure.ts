/** What the cover of a story can show, in order of preference: the first one found in the text is drawn. */
export const FIGURE_RULES = ['spans', 'slots', 'series', 'parts', 'percent', 'pair', 'paragraphs'] as const;
export type FigureRule = (typeof FIGURE_RULES)[number];

/**
 * The numbers of a story and the words that describe them. Free of zod, because the editor computes it in the browser.
 */
export interface Figure {
  /** The drawing as letters and digits, for its address; see `code.ts`. */
  code: string;
  /** How many spans, slots, points, parts or paragraphs there are. */
  count: number;
  /** The subject of the numbers; empty when the text does not say. */
  subject: string;
  /** The name of the highlighted number; for a series its lowest value, for a pair the first. */
  label: string;
  /** The value of the highlighted number, with its unit; for a series its highest value, for a pair the second. */
  value: string;
}
