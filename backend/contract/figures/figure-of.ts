import type { Figure } from './figure';

/**
 * The figure of an item in one of its languages; an empty object when it has none. The drawing is that of the original
 * text (`own`) in every language. The words are those of the text shown where its figure has the same rule and count,
 * else those of the original.
 */
export function figureOf(shown: Figure | null, own: Figure | null): { figure?: Figure } {
  const drawn = own ?? shown;
  if (!drawn) return {};
  const isSame = shown !== null && shown.code[0] === drawn.code[0] && shown.count === drawn.count;
  return { figure: { ...(isSame ? shown : drawn), code: drawn.code } };
}
