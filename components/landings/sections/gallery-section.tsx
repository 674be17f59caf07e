import type { SectionOf } from '@/backend/contract/landings/landing';
import { Cover } from '@/components/pictures/cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { seedOf } from '@/lib/landings/seed';

/** Pictures with captions; an entry without a picture shows its caption as text. */
export function GallerySection({ section, slug }: { section: SectionOf<'gallery'>; slug: string }) {
  return (
    <ul className="grid gap-x-6 gap-y-6 md:grid-cols-3">
      {section.pictures.map(({ pic, caption }, at) => (
        <li key={caption}>
          {pic === '' ? (
            <p className="border-t border-ink pt-3 text-[17px] leading-relaxed">{caption}</p>
          ) : (
            <figure>
              <Cover
                id={seedOf(`${slug}${at}`)}
                pic={pic}
                figure=""
                {...COVER_BOXES.gallery}
                className="aspect-[3/2] w-full"
              />
              <figcaption className="type-meta mt-2">{caption}</figcaption>
            </figure>
          )}
        </li>
      ))}
    </ul>
  );
}
