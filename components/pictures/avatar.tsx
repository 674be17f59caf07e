import NextImage from 'next/image';
import { avatarAddress } from '@/lib/pictures/cover-address';
import { PICTURE_QUALITY } from '@/lib/pictures/picture-sizes';
import { DARK_EDGE } from './edge';

interface Props {
  id: number;
  /** Path of a stored picture. For anything else one is drawn, as readers must not request third parties. */
  src: string;
  /** Side in CSS px. */
  size: number;
  className?: string;
}

/** A portrait. Its alternative text is empty because the name is beside it. */
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
      className={`bg-sel object-cover ${DARK_EDGE} ${className}`}
    />
  );
}
