interface IconDrawingProps {
  /** On a 16×16 grid. */
  path: string;
  /** Side in px; 16 aligns to whole pixels. */
  size?: number;
  className?: string;
}

/** The drawing of an icon, hidden from screen readers. */
export function IconDrawing({ path, size = 16, className }: IconDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="square"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
