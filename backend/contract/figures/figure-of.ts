import { englishOf } from './english-words';
import type { Figure } from './figure';
import { isMadeOfWords } from './kinds';

/**
 * The figure of a story in one of its languages; an empty object when it has none. The drawing is always that of the
 * original text. Words are those of the displayed text when it has a figure of the same kind and count; else the short
 * words of the original, for a reader of English with dates and places in English and without other Chinese words, and
 * nothing when the drawing is made of words.
 * @param shown what the displayed text can show
 * @param original the figure of the original text; null when its cover is no drawing
 */
export function figureOf(
  shown: readonly Figure[],
  original: Figure | null,
  isEnglish = false,
): { figure?: Figure } {
  if (!original) return {};
  const same = shown.find(({ kind, count }) => kind === original.kind && count === original.count);
  if (same) return { figure: { ...same, code: original.code } };
  if (isMadeOfWords(original.kind)) return {};
  const translated = (text: string) => (isEnglish ? englishOf(original.kind, text) : text);
  return {
    figure: {
      ...original,
      words: original.words.map(translated),
      subject: translated(original.subject),
      label: translated(original.label),
      value: translated(original.value),
    },
  };
}
