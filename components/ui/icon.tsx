import { ICON_PATHS, type IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  /** Side in px; 16 aligns to whole pixels. */
  size?: number;
  className?: string;
}

/** An icon, hidden from screen readers. A button with only an icon needs an `aria-label`. */
export function Icon({ name, size = 16, className }: IconProps) {
  const shape: { d: string; fill?: boolean } = ICON_PATHS[name];
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
