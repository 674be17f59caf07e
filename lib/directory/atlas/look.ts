import type { Plot } from './map';

/** How a plot is filled: ink with a square of cinnabar, ink, outlined, or as the ground of a quiet one. */
export type PlotLook = 'today' | 'week' | 'outline' | 'quiet';

/** A plot with as many items a year is outlined when nothing came of late. */
const LARGE = 5;

/** The look of a plot. @param meant whether a search or a filter means it; null when there is none */
export function plotLook({ today, week, year }: Plot, meant: boolean | null): PlotLook {
  if (meant === false) return year >= LARGE ? 'outline' : 'quiet';
  if (today > 0) return 'today';
  if (meant || week > 0) return 'week';
  return year >= LARGE ? 'outline' : 'quiet';
}

/** Names stand on plots of so many pixels, and from this zoom on on all that are half as wide. */
const NAMED_WIDTH = 56;
const ALL_NAMES_ZOOM = 2;
const LEAST_WIDTH = 28;

/** Whether the name of a plot is written on it at a zoom. */
export function hasName(plot: Plot, zoom: number, isMeant: boolean): boolean {
  const width = plot.width * zoom;
  return width >= NAMED_WIDTH || ((zoom >= ALL_NAMES_ZOOM || isMeant) && width >= LEAST_WIDTH);
}
