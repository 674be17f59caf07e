import type { ReactNode } from 'react';
import type { Figure } from '@/backend/contract/figures/figure';
import type { CoverKind } from '@/backend/contract/figures/kinds';
import { figureSentence } from '@/lib/pictures/figure-sentence';

interface Props {
  item: { pic: string; figure: Figure | null };
  /** Language of the story, when it differs from the page's. */
  lang?: string;
  /** Follows the sentence, in the language of the page. */
  children?: ReactNode;
}

/** Kinds that have no subject and yet need a sentence. */
const NAMED: readonly CoverKind[] = ['span', 'places', 'dates', 'order'];

/**
 * Explains the numbers in the drawn cover above it. A stored picture has no sentence; without `children` it has no
 * caption either.
 */
export async function CoverCaption({ item, lang, children }: Props) {
  const sentence = await sentenceOf(item);
  if (sentence === '' && !children) return null;
  return (
    <figcaption className="mt-2 text-xs leading-relaxed text-ink-3">
      {/* The sentence contains names in the story's language. */}
      <span lang={lang}>{sentence}</span> {children}
    </figcaption>
  );
}

async function sentenceOf({ pic, figure }: Props['item']): Promise<string> {
  if (!figure || pic.startsWith('/uploads/')) return '';
  // What is drawn from the title alone says nothing that the title above it does not say.
  return figure.subject === '' && !NAMED.includes(figure.kind) ? '' : figureSentence(figure);
}
