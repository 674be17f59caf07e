import { create } from 'qrcode';

/** A QR code, black on white. */
export interface CodeDrawing {
  /** In modules, with the white border. */
  side: number;
  /** The dark modules as an SVG path of horizontal strokes, one module wide. */
  path: string;
}

/** Width of the white border around the code, in modules. */
const QUIET_ZONE = 2;

/** The last codes drawn: pages repeat the same few, and choosing the pattern of a code takes most of its time. */
const drawings = new Map<string, CodeDrawing>();
const MAX_DRAWINGS = 10;

/** Draws the QR code of a text, such as an address. */
export function drawCode(value: string): CodeDrawing {
  const stored = drawings.get(value);
  if (stored) return stored;
  const { modules } = create(value, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    rowPath(modules.size, row, (column) => modules.get(row, column) !== 0),
  );
  const drawing = { side: modules.size + QUIET_ZONE * 2, path: rows.join('') };
  if (drawings.size >= MAX_DRAWINGS) drawings.clear();
  drawings.set(value, drawing);
  return drawing;
}

/** The QR code of a text as an SVG file. */
export function codeFile(value: string): string {
  const { side, path } = drawCode(value);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path stroke="#000" d="${path}"/></svg>`
  );
}

/** The dark runs of a row as an SVG path of horizontal strokes. */
function rowPath(size: number, row: number, isDark: (column: number) => boolean): string {
  let path = '';
  let drawnTo = 0;
  for (let column = 0; column < size; column += 1) {
    if (!isDark(column)) continue;
    const from = column;
    while (column + 1 < size && isDark(column + 1)) column += 1;
    const length = column + 1 - from;
    path += `${path === '' ? `M${from + QUIET_ZONE} ${row + QUIET_ZONE}.5` : `m${from - drawnTo} 0`}h${length}`;
    drawnTo = from + length;
  }
  return path;
}
