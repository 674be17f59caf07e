import type { Figure } from '@/backend/contract/figures/figure';
import { figureSentence } from '@/lib/pictures/figure-sentence';

interface Props {
  item: { pic: string; figure: Figure | null };
  /** Language of the item, where it is not that of the page. */
  lang?: string;
}

/** What the drawn cover above it shows. Under a photograph there is nothing: it is no drawing of numbers. */
export async function CoverCaption({ item: { pic, figure }, lang }: Props) {
  if (!figure || pic.startsWith('/uploads/')) return null;
  const sentence = await figureSentence(figure);
  if (sentence === '') return null;
  return (
    // The sentence is the page's, its names are the item's.
    <figcaption className="type-meta mt-2" lang={figure.subject === '' ? undefined : lang}>
      {sentence}
    </figcaption>
  );
}
