import type { Figure } from '@/backend/contract/figures/figure';
import { figureSentence } from '@/lib/pictures/figure-sentence';

interface Props {
  item: { pic: string; figure: Figure | null };
  /** Language of the story, when it differs from the page's. */
  lang?: string;
}

/** Explains the numbers in the drawn cover above it; nothing for a stored picture. */
export async function CoverCaption({ item: { pic, figure }, lang }: Props) {
  if (!figure || pic.startsWith('/uploads/')) return null;
  const sentence = await figureSentence(figure);
  if (sentence === '') return null;
  return (
    // A sentence with a subject contains names in the story's language.
    <figcaption className="type-meta mt-2" lang={figure.subject === '' ? undefined : lang}>
      {sentence}
    </figcaption>
  );
}
