import type { Figure } from '@/backend/contract/figures/figure';
import type { CoverKind } from '@/backend/contract/figures/kinds';
import { figureSentence } from '@/lib/pictures/figure-sentence';

interface Props {
  item: { pic: string; figure: Figure | null };
  /** Language of the story, when it differs from the page's. */
  lang?: string;
}

/** Kinds that have no subject and yet need a sentence. */
const NAMED: readonly CoverKind[] = ['span', 'places', 'dates', 'order'];

/** Explains the numbers in the drawn cover above it; nothing for a stored picture. */
export async function CoverCaption({ item: { pic, figure }, lang }: Props) {
  if (!figure || pic.startsWith('/uploads/')) return null;
  // What is drawn from the title alone says nothing that the title above it does not say.
  const sentence = figure.subject === '' && !NAMED.includes(figure.kind) ? '' : await figureSentence(figure);
  if (sentence === '') return null;
  return (
    // The sentence contains names in the story's language.
    <figcaption className="mt-2 text-xs leading-relaxed text-ink-3" lang={lang}>
      {sentence}
    </figcaption>
  );
}
