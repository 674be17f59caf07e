import NextImage from 'next/image';
import { coverAddress } from '@/lib/pictures/cover-address';
import type { CoverStyle } from '@/lib/pictures/cover-style';
import { PICTURE_QUALITY } from '@/lib/pictures/picture-sizes';

interface Box {
  width: number;
  height: number;
}

interface Props extends Box {
  /** The item's id: what a drawn cover is drawn from. */
  id: number;
  /** Path of a stored picture; anything else draws one: a reader is never sent to a third party. */
  pic: string;
  /** The box under 900 px; drawn covers are drawn anew for it, never scaled. */
  phone?: Box;
  /** Kind and colours where a list chose them (`lib/pictures/neighbours.ts`). */
  look?: CoverStyle;
  /** Dark grounds, for /hk. */
  night?: boolean;
  /** Above the fold: load now. */
  priority?: boolean;
  className?: string;
}

/** A story's picture. Its alternative text is empty: drawn ones are ornament, the title stands beside the others. */
export function Cover({
  id,
  pic,
  width,
  height,
  phone,
  look,
  night,
  priority = false,
  className = '',
}: Props) {
  const frame = `bg-sel object-cover ${className}`;
  const loading = priority ? 'eager' : 'lazy';
  if (pic.startsWith('/uploads/')) {
    const sizes = phone ? `(width < 900px) ${phone.width}px, ${width}px` : `${width}px`;
    return (
      <NextImage
        src={pic}
        alt=""
        width={width}
        height={height}
        sizes={sizes}
        quality={PICTURE_QUALITY}
        priority={priority}
        className={frame}
      />
    );
  }
  const drawn = { id, night, style: look };
  return (
    <picture className="block">
      {phone && (
        <source
          media="(width < 900px)"
          srcSet={coverAddress({ ...drawn, ...phone })}
          width={phone.width}
          height={phone.height}
        />
      )}
      <img
        src={coverAddress({ ...drawn, width, height })}
        alt=""
        width={width}
        height={height}
        loading={loading}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={frame}
      />
    </picture>
  );
}
