'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type Direction, indexPlots, neighbourOf, plotAt } from '@/lib/directory/atlas/find-plot';
import type { AtlasMap, Plot } from '@/lib/directory/atlas/map';
import { ZOOM_STEP } from '@/lib/directory/atlas/map-view';
import { MapTools } from './map-tools';
import { useMapGestures } from './use-map-gestures';
import { useMapView } from './use-map-view';

interface Props {
  map: AtlasMap;
  meant: ReadonlySet<string> | null;
  current: Plot | null;
  onCurrent: (plot: Plot | null) => void;
  onOpen: (plot: Plot) => void;
  onClose: () => void;
}

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const COLOURS = ['paper', 'ink', 'rule', 'mark', 'ink-3', 'atlas-older'] as const;

/** The map as a canvas. The list below it has the same entries. */
export function AtlasCanvas({ map, meant, current, onCurrent, onOpen, onClose }: Props) {
  const t = useTranslations('atlas');
  const canvas = useRef<HTMLCanvasElement>(null);
  const index = useMemo(() => indexPlots(map), [map]);
  const { zoom, view, show, zoomBy, showWhole, reveal, fit } = useMapView(canvas, {
    map,
    meant,
    current: current?.key ?? null,
  });
  const gestures = useMapGestures(canvas, {
    map,
    view,
    show,
    fit,
    onPick: (x, y) => {
      const plot = plotAt(index, x, y);
      if (plot) onOpen(plot);
    },
  });
  // Only when another plot becomes current, as the reader may have moved this one out of sight.
  const revealCurrent = useEffectEvent((_key: string) => {
    if (current) reveal(current);
  });
  const key = current?.key ?? '';
  useEffect(() => revealCurrent(key), [key]);

  const reachable = meant ? map.plots.filter(({ key }) => meant.has(key)) : map.plots;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    const acts: Record<string, () => void> = {
      Enter: () => current && onOpen(current),
      '+': () => zoomBy(ZOOM_STEP),
      '=': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(1 / ZOOM_STEP),
      '0': showWhole,
      l: () => document.getElementById('atlas-list')?.focus(),
      Escape: onClose,
    };
    const act = direction
      ? () => onCurrent((current ? neighbourOf(reachable, current, direction) : reachable[0]) ?? current)
      : acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className="relative min-w-0">
      <div
        role="application"
        aria-label={t('mapLabel', { count: map.plots.length })}
        aria-describedby="atlas-keys"
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="atlas-map"
        style={{ aspectRatio: `${map.width} / ${map.height}` }}
      >
        <canvas
          ref={canvas}
          {...gestures}
          aria-hidden="true"
          className="block size-full cursor-grab select-none active:cursor-grabbing"
          style={{ touchAction: zoom > 1 ? 'none' : 'pan-y' }}
        />
        {COLOURS.map((name) => (
          <i
            key={name}
            hidden
            data-colour={name}
            className="forced-color-adjust-none"
            style={{ color: `var(--${name})` }}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {current && t('entry', { name: current.name, count: current.year })}
      </p>
      <MapTools zoom={zoom} onZoom={zoomBy} onWhole={showWhole} />
    </div>
  );
}
