import type { Figure } from './figure';

/**
 * The figure of an item in one of its languages. The drawing is that of the text it was written as, in every language;
 * the words are those of the text shown, where that counts the same thing.
 */
export function figureOf(shown: Figure | null, own: Figure | null): { figure?: Figure } {
  const drawn = own ?? shown;
  if (!drawn) return {};
  const isSame = shown !== null && shown.code[0] === drawn.code[0] && shown.count === drawn.count;
  return { figure: { ...(isSame ? shown : drawn), code: drawn.code } };
}
