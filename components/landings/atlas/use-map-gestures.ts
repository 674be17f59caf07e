import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { AtlasMap } from '@/lib/directory/atlas/map';
import { type MapView, panBy, zoomAt } from '@/lib/directory/atlas/map-view';

interface Target {
  map: AtlasMap;
  view: RefObject<MapView>;
  show: (view: MapView) => void;
  fit: () => number;
  /** Called with a point of the map that was clicked or tapped. */
  onPick: (x: number, y: number) => void;
}

/** Pixels a pointer may move and still count as a click. */
const MAX_CLICK_MOVE = 4;
const WHEEL_STEP = 0.0016;

/** Pointer handlers of the map: drag, wheel and pinch. */
export function useMapGestures(canvas: RefObject<HTMLCanvasElement | null>, target: Target) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    // Not as a prop: React's wheel listeners are passive and cannot prevent scrolling.
    const onWheel = (event: WheelEvent) => {
      const { view, map, show, fit } = latest.current;
      const { left, top } = element.getBoundingClientRect();
      const at = { x: (event.clientX - left) / fit(), y: (event.clientY - top) / fit() };
      const next = zoomAt(view.current, Math.exp(-event.deltaY * WHEEL_STEP), at, map);
      // At the smallest or largest zoom the page scrolls instead.
      if (next.zoom === view.current.zoom) return;
      event.preventDefault();
      show(next);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [canvas]);

  const point = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / target.fit(), y: (event.clientY - top) / target.fit() };
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, point(event));
      if (pointers.current.size === 1) moved.current = 0;
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = point(event);
      pointers.current.set(event.pointerId, now);
      moved.current += Math.hypot(now.x - before.x, now.y - before.y);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      const { view, map, show } = target;
      const panned = panBy(view.current, { x: now.x - before.x, y: now.y - before.y }, map);
      if (!other) show(panned);
      else {
        const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        show(zoomAt(view.current, Math.hypot(now.x - other.x, now.y - other.y) / apart, other, map));
      }
    },
    onPointerUp: (event: PointerEvent<HTMLCanvasElement>) => {
      const wasAlone = pointers.current.size === 1;
      if (!pointers.current.delete(event.pointerId) || !wasAlone || moved.current > MAX_CLICK_MOVE) return;
      const { x, y } = point(event);
      const { view } = target;
      target.onPick(view.current.x + x / view.current.zoom, view.current.y + y / view.current.zoom);
    },
    onPointerCancel: (event: PointerEvent<HTMLCanvasElement>) => {
      pointers.current.delete(event.pointerId);
    },
  };
}
