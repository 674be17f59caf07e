/** The logo mark inline: the line in the text's colour, the square on it in cinnabar. `height` in px. */
export function BrandMark({ height = 26, className }: { height?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={(height * 12) / 26}
      height={height}
      viewBox="0 0 12 26"
      className={className}
    >
      <path fill="currentColor" d="M3 0h6v26H3z" />
      <path fill="var(--mark)" d="M0 7h12v12H0z" />
    </svg>
  );
}
