import type { CoverKind } from './kinds';

/**
 * What a drawn cover shows, and the words that describe it. Free of zod, because the editor computes it in the browser.
 */
export interface Figure {
  kind: CoverKind;
  /** The drawing as letters and digits, for its address; see `code.ts`. */
  code: string;
  /** The words printed on the drawing, in the order its kind expects; an empty one is not printed. */
  words: string[];
  /** How many spans, bars, points, parts, places, dates, steps or lines there are. */
  count: number;
  /** The subject of the numbers; empty when the text does not say. */
  subject: string;
  /** The name of the highlighted number; for steps the lowest value, for squares the first. */
  label: string;
  /** The value of the highlighted number, with its unit; for steps the highest value, for squares the second. */
  value: string;
  /** The number of the chart of the text that it draws, from 1; absent when it draws something else. */
  chart?: number;
}
