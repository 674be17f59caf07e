/** The visible part of the map: its zoom (1 to 8), and the point of the map in the upper left corner. */
export interface MapView {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: MapView = { zoom: 1, x: 0, y: 0 };
export const MAX_ZOOM = 8;
/** The zoom factor of one press of a key or a button. */
export const ZOOM_STEP = 1.5;

/** The view moved and zoomed so that it stays within the map. */
export function within({ zoom, x, y }: MapView, map: Size): MapView {
  const bounded = Math.min(MAX_ZOOM, Math.max(1, zoom));
  return {
    zoom: bounded,
    x: bound(x, map.width - map.width / bounded),
    y: bound(y, map.height - map.height / bounded),
  };
}

const bound = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max));

/** Enlarges around a point of the screen (in pixels of the map at 100 %), which stays where it is. */
export function zoomAt(view: MapView, by: number, at: { x: number; y: number }, map: Size): MapView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * by));
  return within(
    { zoom, x: view.x + at.x / view.zoom - at.x / zoom, y: view.y + at.y / view.zoom - at.y / zoom },
    map,
  );
}

/** Moves the map by a distance on the screen. */
export function panBy(view: MapView, way: { x: number; y: number }, map: Size): MapView {
  return within({ ...view, x: view.x - way.x / view.zoom, y: view.y - way.y / view.zoom }, map);
}

/** The view moved just far enough for a box to be seen whole. */
export function reveal(view: MapView, box: { x: number; y: number } & Size, map: Size): MapView {
  const [width, height] = [map.width / view.zoom, map.height / view.zoom];
  const along = (from: number, room: number, start: number, length: number) =>
    start < from ? start : start + length > from + room ? start + length - room : from;
  return within(
    { ...view, x: along(view.x, width, box.x, box.width), y: along(view.y, height, box.y, box.height) },
    map,
  );
}
