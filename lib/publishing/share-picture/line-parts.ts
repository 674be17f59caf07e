import 'server-only';
import { headlineParts } from '@/lib/platform/language/headline-breaks';
import { MAX_TEXT, MAX_TITLE, type ShareCard } from './card';
import type { LineParts } from '@/lib/publishing/share-picture/text/lines';
import { printable } from '@/lib/publishing/share-picture/text/characters';

/** The texts of a card in pieces between which a line may end: cut here, so that the worker needs no dictionary. */
export function linePartsOf({ title, text, lang }: ShareCard): LineParts {
  const printed = [printable(title, MAX_TITLE), printable(text, MAX_TEXT)];
  return printed.map((one) => ({ text: one, parts: headlineParts(one, lang) }));
}
