import { IconDrawing } from './icon-drawing';
import { ICON_PATHS, type IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  /** Side in px; 16 aligns to whole pixels. */
  size?: number;
  className?: string;
}

/** An icon, hidden from screen readers. A button with only an icon needs an `aria-label`. */
export function Icon({ name, ...shown }: IconProps) {
  return <IconDrawing path={ICON_PATHS[name]} {...shown} />;
}
