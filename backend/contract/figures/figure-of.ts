import { FIGURE_RULES, type Figure, type FigureRule } from './figure';

/**
 * The figure of a story in one of its languages; an empty object when it has none. The drawing is always that of the
 * original text (`own`). The words are those of the displayed text if its figure has the same rule and count, else
 * those of the original; but lengths of paragraphs are counted in one language and do not apply to another.
 */
export function figureOf(shown: Figure | null, originalFigure: Figure | null): { figure?: Figure } {
  const drawn = originalFigure ?? shown;
  if (!drawn) return {};
  const isSame = shown !== null && ruleOf(shown) === ruleOf(drawn) && shown.count === drawn.count;
  if (isSame) return { figure: { ...shown, code: drawn.code } };
  const isLength = ruleOf(drawn) === 'paragraphs' && shown !== null;
  return { figure: isLength ? { ...drawn, value: '' } : drawn };
}

function ruleOf({ code }: Figure): FigureRule | undefined {
  return FIGURE_RULES[code.charCodeAt(0) - 97];
}
