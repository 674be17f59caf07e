import { readCoverCode } from '@/lib/pictures/cover-code';
import { coverAddress } from '@/lib/pictures/cover-address';
import { inRem } from '@/lib/pictures/picture-sizes';
import { storedPicture } from '@/lib/pictures/stored-picture';
import { DARK_EDGE } from './edge';

interface Box {
  width: number;
  height: number;
}

interface Props extends Box {
  /** Id of the story, which gives a drawn cover its colours. */
  id: number;
  /** What a drawn cover shows (`lib/pictures/cover-code.ts`); empty when there is nothing to draw. */
  figure: string;
  /** Alternative text of a drawn cover. */
  alt?: string;
  /** Language of the alternative text, when it differs from the page's. */
  altLang?: string;
  /** Alternative text of a stored picture without a title beside it. */
  storedAlt?: string;
  /**
   * Path of a stored picture. For any other value a cover is drawn or there is none, because readers' browsers must not
   * contact third parties.
   */
  pic: string;
  /** Size of the cover under 900 px; drawn covers are drawn for this size, not scaled. */
  phone?: Box;
  /** Whether the cover has dark colours, for stories of Hong Kong. */
  night?: boolean;
  /** Whether the cover is above the fold and loads at once. */
  priority?: boolean;
  className?: string;
}

/**
 * The cover of a story; nothing when it has neither a stored picture nor anything that can be drawn. A stored picture
 * usually has an empty alternative text because the title is beside it.
 */
export function Cover({
  id,
  pic,
  figure,
  alt = '',
  altLang,
  storedAlt = '',
  width,
  height,
  phone,
  night,
  priority = false,
  className = '',
}: Props) {
  const frame = `bg-sel object-cover ${className}`;
  const shown = {
    width,
    height,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    decoding: 'async',
  } as const;
  if (pic.startsWith('/uploads/')) {
    const sizes = phone ? `(width < 56.25rem) ${inRem(phone.width)}, ${inRem(width)}` : inRem(width);
    return (
      <img
        {...storedPicture(pic, sizes)}
        {...shown}
        alt={storedAlt}
        data-cover-kind="photo"
        className={frame}
      />
    );
  }
  if (figure === '') return null;
  const drawn = { id, figure, night };
  return (
    <picture className="block">
      {phone && (
        <source
          media="(width < 56.25rem)"
          srcSet={coverAddress({ ...drawn, ...phone })}
          width={phone.width}
          height={phone.height}
        />
      )}
      <img
        src={coverAddress({ ...drawn, width, height })}
        {...shown}
        alt={alt}
        lang={altLang}
        data-cover-kind={readCoverCode(figure).drawing?.kind}
        className={`${DARK_EDGE} ${frame}`}
      />
    </picture>
  );
}
