import { ICON_PATHS, type IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  /** Side in px; 16 draws on whole pixels. */
  size?: number;
  className?: string;
}

/** An icon, hidden from screen readers: a button that shows nothing else needs a label of its own. */
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
