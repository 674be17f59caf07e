import type { IconShape } from './reading-icons';

interface IconDrawingProps {
  shape: IconShape;
  /** Side in px; 16 aligns to whole pixels. */
  size?: number;
  className?: string;
}

/** The drawing of an icon, hidden from screen readers. */
export function IconDrawing({ shape, size = 16, className }: IconDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={shape.fill ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="square"
      className={className}
    >
      <path d={shape.d} />
    </svg>
  );
}
