import type { SeriesStyle } from '@/lib/charts/series';

/** A short sample of a series' line, with its colour and dash. */
export function SeriesKey({ colour, dash }: SeriesStyle) {
  return (
    <svg aria-hidden="true" width="14" height="6" className="shrink-0">
      <path
        d="M0 3h14"
        strokeWidth={1.75}
        strokeDasharray={dash}
        style={{ stroke: colour, strokeDashoffset: 0 }}
      />
    </svg>
  );
}
