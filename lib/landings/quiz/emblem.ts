/** An emblem on a grid of 240: the ground, the frame or the lines of the key, and the shapes. */
export interface Emblem {
  ground: string;
  figure: string;
  accent: string;
  /** Whether a closed frame is drawn (for those who hold their own keys), or two open lines (for the others). */
  isClosed: boolean;
  shapes: { path: string; isAccent: boolean }[];
}

export const EMBLEM_SIZE = 240;

const COLOURS: Record<string, readonly [ground: string, figure: string, accent: string]> = {
  SN: ['#101817', '#BBD3C5', '#F0B93A'],
  SP: ['#BBD3C5', '#0F3B2E', '#FFFFFF'],
  DN: ['#2B4FA8', '#F1F4F1', '#F0B93A'],
  DP: ['#F0B93A', '#101817', '#FFFFFF'],
};
const NO_COLOURS = ['#101817', '#BBD3C5', '#F0B93A'] as const;

/** The area of the shapes: left edge, lower edge and width. */
const FIELD = { left: 50, foot: 190, width: 140 };
const GAP = { L: 6, F: 4 };

/**
 * The emblem of a result: key as frame or lines, time as three columns or six, evidence as squares or quarter circles,
 * measure as a level top or a staircase. At small sizes six columns are drawn as three.
 */
export function emblemOf(code: string, isSmall = false): Emblem {
  const [key = 'S', time = 'L', evidence = 'N', measure = 'C'] = code;
  const [ground, figure, accent] = COLOURS[key + evidence] ?? NO_COLOURS;
  const columns = time === 'L' || isSmall ? 3 : 6;
  const gap = columns === 3 ? GAP.L : GAP.F;
  const side = (FIELD.width - gap * (columns - 1)) / columns;
  const level = columns === 3 ? 2 : 4;
  const shapes = Array.from({ length: columns }, (_, column) => {
    const height = measure === 'B' ? column + 1 : level;
    return Array.from({ length: height }, (_unused, row) => {
      const isTop = row === height - 1;
      const isAccent = isTop && column === (measure === 'B' ? columns - 1 : columns === 3 ? 1 : 2);
      const x = round(FIELD.left + column * (side + gap));
      const y = round(FIELD.foot - side - row * (side + gap));
      return { path: evidence === 'N' ? square(x, y, side) : quarter(x, y, side, column + row), isAccent };
    });
  }).flat();
  return { ground, figure, accent, isClosed: key === 'S', shapes };
}

function square(x: number, y: number, side: number): string {
  const s = round(side);
  return `M${x} ${y}h${s}v${s}h-${s}z`;
}

/** A quarter circle in a square, turned by a right angle for each `turn`. */
function quarter(x: number, y: number, side: number, turn: number): string {
  const s = round(side);
  switch (turn % 4) {
    case 0:
      return `M${x} ${y}h${s}v${s}a${s} ${s} 0 0 1 -${s} -${s}z`;
    case 1:
      return `M${round(x + side)} ${y}v${s}h-${s}a${s} ${s} 0 0 1 ${s} -${s}z`;
    case 2:
      return `M${round(x + side)} ${round(y + side)}h-${s}v-${s}a${s} ${s} 0 0 1 ${s} ${s}z`;
    default:
      return `M${x} ${round(y + side)}v-${s}h${s}a${s} ${s} 0 0 1 -${s} ${s}z`;
  }
}

const round = (value: number) => Math.round(value * 10) / 10;
