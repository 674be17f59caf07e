import type { Plot } from './map';

/** How a plot is filled: dark with a red square (`today`), dark (`week`), outlined, or light grey (`quiet`). */
export type PlotLook = 'today' | 'week' | 'outline' | 'quiet';

/** A plot with at least this many stories a year is outlined when it has no recent ones. */
const LARGE = 5;

/** The look of a plot. @param meant whether it matches the search and the filters; null when there are none */
export function plotLook({ today, week, year }: Plot, meant: boolean | null): PlotLook {
  if (meant === false) return year >= LARGE ? 'outline' : 'quiet';
  if (today > 0) return 'today';
  if (meant || week > 0) return 'week';
  return year >= LARGE ? 'outline' : 'quiet';
}

/**
 * From this width in pixels on, a plot shows its name; half of it is enough when zoomed in, or when the plot matches a
 * search.
 */
const NAMED_WIDTH = 56;
const ALL_NAMES_ZOOM = 2;
const MIN_WIDTH = 28;

/** Whether the name of a plot is written on it at a zoom. */
export function hasName(plot: Plot, zoom: number, isMeant: boolean): boolean {
  const width = plot.width * zoom;
  return width >= NAMED_WIDTH || ((zoom >= ALL_NAMES_ZOOM || isMeant) && width >= MIN_WIDTH);
}
