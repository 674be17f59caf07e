/** By position: the first series is the one the chart is about. */
const SERIES_STYLES = [
  { colour: 'var(--chart-1)', dash: undefined },
  { colour: 'var(--chart-2)', dash: '7 3' },
  { colour: 'var(--chart-3)', dash: '2 3' },
  { colour: 'var(--chart-4)', dash: '10 3 2 3' },
] as const satisfies readonly SeriesStyle[];

export interface SeriesStyle {
  colour: string;
  /** Stroke dash in screen pixels: a second sign beside the colour. */
  dash: string | undefined;
}

/** The style of the series at a position. A chart shows four at most; any further one gets the last style. */
export function seriesStyle(index: number): SeriesStyle {
  return SERIES_STYLES[index] ?? SERIES_STYLES[3];
}
