import { drawingOfNumbers } from '@/backend/contract/figures/from-numbers';
import { ART_SET_NAMES, type ArtSet } from '@/backend/contract/landings/art';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { Cover } from '@/components/pictures/cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';

interface Props {
  section: SectionOf<'gallery'>;
  /** The landing page's colours, used for its drawn pictures. */
  set: ArtSet;
}

/** Pictures with captions: stored ones, or drawn from numbers; an entry with neither shows its caption as text. */
export function GallerySection({ section, set }: Props) {
  return (
    <ul className="grid gap-x-6 gap-y-8 md:grid-cols-3">
      {section.pictures.map(({ pic, numbers, alt = '', caption }) => {
        const figure = numbers === '' ? '' : (drawingOfNumbers(numbers) ?? '');
        return (
          <li key={caption}>
            {pic === '' && figure === '' ? (
              <p className="border-t border-ink pt-3 text-lg leading-relaxed">{caption}</p>
            ) : (
              <figure>
                <Cover
                  id={ART_SET_NAMES.indexOf(set)}
                  pic={pic}
                  figure={figure}
                  alt={alt}
                  storedAlt={alt}
                  {...COVER_BOXES.gallery}
                  className="aspect-[21/13] w-full"
                />
                <figcaption className="type-meta mt-2">{caption}</figcaption>
              </figure>
            )}
          </li>
        );
      })}
    </ul>
  );
}
