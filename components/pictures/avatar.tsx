import NextImage from 'next/image';
import { avatarAddress } from '@/lib/pictures/cover-address';
import { PICTURE_QUALITY } from '@/lib/pictures/picture-sizes';

interface Props {
  id: number;
  /** Path of a stored picture; anything else draws one: a reader is never sent to a third party. */
  src: string;
  /** Side in CSS px. */
  size: number;
  className?: string;
}

/** On a dark page the dark field of a drawn portrait needs an edge. */
const EDGE = 'outline-1 -outline-offset-1 outline-[light-dark(transparent,var(--rule))]';

/** A portrait beside a name, which says who it is. */
export function Avatar({ id, src, size, className = '' }: Props) {
  const isStored = src.startsWith('/uploads/');
  return (
    <NextImage
      src={isStored ? src : avatarAddress(id, size)}
      unoptimized={!isStored}
      alt=""
      width={size}
      height={size}
      sizes={isStored ? `${size}px` : undefined}
      quality={PICTURE_QUALITY}
      className={`bg-sel object-cover ${EDGE} ${className}`}
    />
  );
}
