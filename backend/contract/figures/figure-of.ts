import { FIGURE_RULES, type Figure, type FigureRule } from './figure';

/**
 * The figure of an item in one of its languages; an empty object when it has none. The drawing is that of the original
 * text (`own`) in every language. The words are those of the text shown where its figure has the same rule and count,
 * else those of the original; but the length of a paragraph is counted in one language's words and is no other's.
 */
export function figureOf(shown: Figure | null, own: Figure | null): { figure?: Figure } {
  const drawn = own ?? shown;
  if (!drawn) return {};
  const isSame = shown !== null && ruleOf(shown) === ruleOf(drawn) && shown.count === drawn.count;
  if (isSame) return { figure: { ...shown, code: drawn.code } };
  const isLength = ruleOf(drawn) === 'paragraphs' && shown !== null;
  return { figure: isLength ? { ...drawn, value: '' } : drawn };
}

function ruleOf({ code }: Figure): FigureRule | undefined {
  return FIGURE_RULES[code.charCodeAt(0) - 97];
}
