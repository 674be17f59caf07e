/** What of an item is drawn on its cover, in the order in which it is looked for: the first that is there is drawn. */
export const FIGURE_RULES = ['spans', 'slots', 'series', 'parts', 'percent', 'pair', 'paragraphs'] as const;
export type FigureRule = (typeof FIGURE_RULES)[number];

/** The numbers of an item and the words that say them. Free of zod: the editor counts in the browser. */
export interface Figure {
  /** The drawing as letters and digits, for its address; see `code.ts`. */
  code: string;
  /** How many spans, slots, points, parts or paragraphs there are. */
  count: number;
  /** What the numbers are about; empty when the text does not say. */
  subject: string;
  /** Name of the one that is lit; of a series its lowest value, of a pair the first. */
  label: string;
  /** Value of the one that is lit, with its unit; of a series its highest value, of a pair the second. */
  value: string;
}
