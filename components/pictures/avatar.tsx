import { avatarAddress } from '@/lib/pictures/cover-address';
import { storedPicture } from '@/lib/pictures/stored-picture';
import { DARK_EDGE } from './edge';

interface Props {
  id: number;
  /**
   * Path of a stored picture. For any other value an avatar is drawn, because readers' browsers must not contact third
   * parties.
   */
  src: string;
  /** Side in CSS px. */
  size: number;
  className?: string;
}

/** A portrait. Its alternative text is empty because the name is beside it. */
export function Avatar({ id, src, size, className = '' }: Props) {
  const picture = src.startsWith('/uploads/')
    ? storedPicture(src, `${size}px`)
    : { src: avatarAddress(id, size) };
  return (
    <img
      {...picture}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`bg-sel object-cover ${DARK_EDGE} ${className}`}
    />
  );
}
