import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawMap } from '@/lib/directory/atlas/draw';
import type { MapColours, Scene } from '@/lib/directory/atlas/scene';
import type { AtlasMap, Box } from '@/lib/directory/atlas/map';
import { type MapView, reveal, WHOLE, zoomAt } from '@/lib/directory/atlas/map-view';

const ZOOM_MS = 160;

interface Shown {
  map: AtlasMap;
  meant: ReadonlySet<string> | null;
  current: string | null;
}

/** The zoom and position of the map. It is drawn at most once a frame, and only after a change. */
export function useMapView(canvas: RefObject<HTMLCanvasElement | null>, shown: Shown) {
  const view = useRef<MapView>(WHOLE);
  const frame = useRef(0);
  const latest = useRef(shown);
  const [zoom, setZoom] = useState(1);

  const draw = () => {
    frame.current = 0;
    if (canvas.current) paint(canvas.current, { ...latest.current, view: view.current });
  };
  const redraw = () => {
    if (frame.current === 0) frame.current = requestAnimationFrame(draw);
  };
  const show = (next: MapView) => {
    view.current = next;
    setZoom(next.zoom);
    redraw();
  };
  /** Animates to a view; jumps there for readers who prefer reduced motion. */
  const animate = (to: MapView) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to);
    const from = view.current;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / ZOOM_MS));
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number) => a + (b - a) * eased;
      show({ zoom: between(from.zoom, to.zoom), x: between(from.x, to.x), y: between(from.y, to.y) });
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };

  useEffect(() => {
    latest.current = shown;
    redraw();
  });
  const redrawLatest = useEffectEvent(redraw);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => redrawLatest());
    watch.observe(element);
    const theme = new MutationObserver(() => redrawLatest());
    theme.observe(document.documentElement, { attributes: true });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const repaint = () => redrawLatest();
    dark.addEventListener('change', repaint);
    return () => {
      watch.disconnect();
      theme.disconnect();
      dark.removeEventListener('change', repaint);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [canvas]);

  const { map } = shown;
  return {
    zoom,
    view,
    show,
    /** Zooms around the current plot, else around the middle of the map. */
    zoomBy: (by: number) => animate(zoomAt(view.current, by, centreOf(shown, view.current), map)),
    showWhole: () => animate(WHOLE),
    reveal: (box: Box) => show(reveal(view.current, box, map)),
    /** CSS pixels per unit of the map at 100 %. */
    fit: () => (canvas.current ? canvas.current.clientWidth / map.width : 1),
  };
}

/** The point that stays fixed while zooming: the middle of the current plot, else of the map. */
function centreOf({ map, current }: Shown, { x, y, zoom }: MapView): { x: number; y: number } {
  const plot = map.plots.find(({ key }) => key === current);
  if (!plot) return { x: map.width / 2, y: map.height / 2 };
  return { x: (plot.x + plot.width / 2 - x) * zoom, y: (plot.y + plot.height / 2 - y) * zoom };
}

function paint(canvas: HTMLCanvasElement, shown: Shown & { view: MapView }): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = window.devicePixelRatio || 1;
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  const painter = canvas.getContext('2d');
  if (!painter) return;
  painter.setTransform(ratio, 0, 0, ratio, 0, 0);
  const style = getComputedStyle(canvas);
  const scene: Scene = {
    ...shown,
    fit: width / shown.map.width,
    colours: coloursOf(canvas),
    font: style.fontFamily,
  };
  drawMap(painter, scene, width, height);
}

/** The colours of the theme, read from hidden elements beside the canvas. */
function coloursOf(canvas: HTMLCanvasElement): MapColours {
  const colour = (name: string) =>
    getComputedStyle(canvas.parentElement?.querySelector(`[data-colour="${name}"]`) ?? canvas).color;
  return {
    paper: colour('paper'),
    ink: colour('ink'),
    rule: colour('rule'),
    older: colour('atlas-older'),
    mark: colour('mark'),
    quietText: colour('ink-3'),
  };
}
