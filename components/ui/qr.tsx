import { create } from 'qrcode';

interface Props {
  /** The encoded text, such as an address. */
  value: string;
  label: string;
  /** Side in px. */
  size?: number;
  /** Side of one module in px, instead of `size`: codes scan best with modules of whole pixels. */
  modulePx?: number;
}

/** Width of the white border around the code, in modules. */
const QUIET_ZONE = 2;

/** A QR code as one path; black on white in every theme, because cameras read other colours badly. */
export function Qr({ value, label, size = 100, modulePx }: Props) {
  const { side, path } = drawings.get(value) ?? draw(value);
  return (
    <svg
      role="img"
      aria-label={label}
      width={modulePx ? side * modulePx : size}
      height={modulePx ? side * modulePx : size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}

interface Drawing {
  /** In modules, with the white border. */
  side: number;
  path: string;
}

/** The last codes drawn: pages repeat the same few, and choosing the pattern of a code takes most of its time. */
const drawings = new Map<string, Drawing>();
const MAX_DRAWINGS = 10;

function draw(value: string): Drawing {
  const { modules } = create(value, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    rowPath(modules.size, row, (column) => modules.get(row, column) !== 0),
  );
  const drawing = { side: modules.size + QUIET_ZONE * 2, path: rows.join('') };
  if (drawings.size >= MAX_DRAWINGS) drawings.clear();
  drawings.set(value, drawing);
  return drawing;
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
