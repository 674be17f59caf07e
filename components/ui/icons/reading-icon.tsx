import { IconDrawing } from './icon-drawing';
import { READING_ICONS, type ReadingIconName } from './reading-icons';

interface Props {
  name: ReadingIconName;
  /** Side in px; 16 aligns to whole pixels. */
  size?: number;
  className?: string;
}

/** An `Icon` for parts of reading pages that run in the browser. */
export function ReadingIcon({ name, ...shown }: Props) {
  return <IconDrawing path={READING_ICONS[name]} {...shown} />;
}
