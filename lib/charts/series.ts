/** Styles by position: the first series is the subject of the chart. */
const SERIES_STYLES = [
  { colour: 'var(--chart-1)', dash: undefined },
  { colour: 'var(--chart-2)', dash: '7 3' },
  { colour: 'var(--chart-3)', dash: '2 3' },
  { colour: 'var(--chart-4)', dash: '10 3 2 3' },
] as const satisfies readonly SeriesStyle[];

export interface SeriesStyle {
  colour: string;
  /** The stroke dash in screen pixels: it distinguishes series without colour. */
  dash: string | undefined;
}

/** The style of the series at a position. A chart shows four at most; any further series gets the last style. */
export function seriesStyle(index: number): SeriesStyle {
  return SERIES_STYLES[index] ?? SERIES_STYLES[3];
}
