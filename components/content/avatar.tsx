import NextImage from 'next/image';
import { avatarAddress } from '@/lib/covers/cover-address';

interface Props {
  id: number;
  /** Path of a stored picture; anything else draws one: a reader is never sent to a third party. */
  src: string;
  /** Side in CSS px. */
  size: number;
  className?: string;
}

/** A portrait beside a name, which says who it is. */
export function Avatar({ id, src, size, className = '' }: Props) {
  const frame = `bg-sel object-cover ${className}`;
  if (src.startsWith('/uploads/')) {
    return <NextImage src={src} alt="" width={size} height={size} sizes={`${size}px`} quality={72} className={frame} />;
  }
  return (
    <img
      src={avatarAddress(id, size)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={frame}
    />
  );
}
