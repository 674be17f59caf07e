const COLUMNS = 20;
const SIDE = 16;
const STEP = 18;

interface Props {
  /** How full each square is, 0 to 1, from left to right and row by row. */
  squares: readonly number[];
  /** What the drawing says, in words. */
  label: string;
  columns?: number;
}

/** Squares to count, full, empty or filled from below. */
export function CountedSquares({ squares, label, columns = COLUMNS }: Props) {
  const rows = Math.ceil(squares.length / columns);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${columns * STEP - 2} ${rows * STEP - 2}`}
      className="w-full max-w-[358px]"
    >
      {squares.map((full, index) => {
        const [x, y] = [(index % columns) * STEP, Math.floor(index / columns) * STEP];
        return (
          <g key={index}>
            <rect
              x={x + 0.5}
              y={y + 0.5}
              width={SIDE - 1}
              height={SIDE - 1}
              fill="none"
              stroke="var(--ctl)"
            />
            {full > 0 && (
              <rect x={x} y={y + SIDE * (1 - full)} width={SIDE} height={SIDE * full} fill="var(--ink)" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
