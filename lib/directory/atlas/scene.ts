import type { AtlasMap, Box } from './map';
import type { MapView } from './map-view';

export interface MapColours {
  paper: string;
  ink: string;
  rule: string;
  /** A story that is older than seven days. */
  older: string;
  mark: string;
  quietText: string;
}

export interface Scene {
  map: AtlasMap;
  view: MapView;
  /** CSS pixels per pixel of the map at 100 %. */
  fit: number;
  /** Keys of the plots that match the search and the filters; null without a search and filters. */
  meant: ReadonlySet<string> | null;
  current: string | null;
  colours: MapColours;
  font: string;
}

export type Painter = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textBaseline'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'measureText'
  | 'save'
  | 'restore'
  | 'beginPath'
  | 'rect'
  | 'clip'
  | 'fill'
  | 'stroke'
>;

/** A box of the map in pixels of the canvas. */
export function onScreen({ view, fit }: Scene, box: Box) {
  const scale = view.zoom * fit;
  return {
    x: (box.x - view.x) * scale,
    y: (box.y - view.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}
