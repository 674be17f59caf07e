import { isLast, SQUARES, squaresLeft } from '@/lib/tickets/clock';

/** The minutes of a seat hold as a row of squares, of which one empties each minute. @param left in ms */
export function SeatHoldSquares({ left, size = 10, gap = 3 }: { left: number; size?: number; gap?: number }) {
  const full = squaresLeft(left);
  const step = size + gap;
  return (
    <svg
      aria-hidden="true"
      width={SQUARES * step - gap}
      height={size}
      className={isLast(left) ? 'text-mark' : 'text-ink'}
    >
      {Array.from({ length: SQUARES }, (_, at) => (
        <rect
          key={at}
          x={at * step + 0.5}
          y={0.5}
          width={size - 1}
          height={size - 1}
          fill={at < full ? 'currentColor' : 'none'}
          stroke={at < full ? 'currentColor' : 'var(--ctl)'}
        />
      ))}
    </svg>
  );
}
