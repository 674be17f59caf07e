'use client';

import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { columnCentre } from '@/lib/charts/axis';
import type { SeriesStyle } from '@/lib/charts/series';
import { SeriesKey } from './series-key';

interface CursorPoint {
  label: string;
  /** Formatted values, one per series. */
  texts: readonly string[];
  /** Positions of the values, 0..100 of the plot's height; null for a gap. */
  ups: readonly (number | null)[];
  /** Position from the left, 0..100; without it the points are evenly spread. */
  across?: number;
}

export interface ChartCursorProps {
  label: string;
  /** At least two points, from left to right. */
  points: readonly CursorPoint[];
  series: readonly ({ name: string } & SeriesStyle)[];
  /** Whether points are columns of equal width, each picked anywhere over its column. */
  isColumns?: boolean;
}

/**
 * Crosshair and readout of a chart: two items of its grid. The control is a range input, so arrow keys, Home, End,
 * touch and screen readers work as they do everywhere.
 */
export function ChartCursor({ label, points, series, isColumns = false }: ChartCursorProps) {
  const last = points.length - 1;
  const [picked, setPicked] = useState<number | null>(null);
  const at = picked ?? last;
  const point = points[at];
  const control = useRef<HTMLInputElement>(null);
  // The reader may have moved the control with keys before the page's scripts ran: its position is taken over.
  const takeOver = useEffectEvent(() => {
    const input = control.current;
    if (input && document.activeElement === input) setPicked(input.valueAsNumber);
  });
  useEffect(() => takeOver(), []);
  if (!point) return null;
  const placeOf = (index: number) =>
    isColumns ? columnCentre(index, points.length) : (points[index]?.across ?? (index / last) * 100);
  const across = `${placeOf(at)}%`;
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 1;
    setPicked(nearest(points.map((_, index) => Math.abs(placeOf(index) - share * 100))));
  };
  // The readout ends when a mouse leaves, unless the control has the focus. After a touch it stays.
  const leave = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType === 'mouse' && document.activeElement !== event.currentTarget) setPicked(null);
  };
  return (
    <>
      {/* Invisible until a point is picked, because the ends of the lines show these values; its space is kept. */}
      <p
        aria-hidden="true"
        className={`col-span-3 row-start-1 mb-5 flex flex-wrap items-center gap-x-4 text-chart text-ink ${picked === null ? 'invisible' : ''}`}
      >
        <span className="n text-ink-3">{point.label}</span>
        {series.map(({ name, colour, dash }, i) => (
          <span key={name} className="flex items-center gap-1.5">
            {series.length > 1 && <SeriesKey colour={colour} dash={dash} />}
            {name !== '' && `${name} `}
            <b className="n font-semibold">{point.texts[i]}</b>
          </span>
        ))}
      </p>
      <div className="relative col-start-2 row-start-2">
        {picked !== null && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 border-l border-ink"
            style={{ left: across }}
          >
            {point.ups.map((up, i) =>
              up === null ? null : (
                <i
                  key={series[i]?.name}
                  className="absolute -left-[3.5px] size-1.5 translate-y-1/2 outline-2 outline-paper"
                  style={{ bottom: `${up}%`, background: series[i]?.colour }}
                />
              ),
            )}
          </div>
        )}
        <input
          ref={control}
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={label}
          aria-valuetext={[
            point.label,
            ...series.map(({ name }, i) => [name, point.texts[i]].filter(Boolean).join(' ')),
          ].join(', ')}
          onChange={(event) => setPicked(event.currentTarget.valueAsNumber)}
          onPointerMove={follow}
          onPointerLeave={leave}
          onFocus={() => setPicked(at)}
          onBlur={() => setPicked(null)}
          className="absolute inset-0 size-full cursor-crosshair touch-pan-y appearance-none bg-transparent [&::-moz-range-thumb]:size-0 [&::-moz-range-thumb]:border-0 [&::-moz-range-track]:bg-transparent [&::-webkit-slider-thumb]:size-0 [&::-webkit-slider-thumb]:appearance-none"
        />
      </div>
    </>
  );
}

/** Index of the smallest value. */
function nearest(distances: readonly number[]): number {
  return distances.indexOf(Math.min(...distances));
}
