import { diffArrays } from 'diff';

/** A run of words: in both texts, only in the new one, or only in the old one. */
export interface WordPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Units that stay with their number: 92天, 0.18%, T+1. */
const FIGURE = /[+\-−]?[\p{Script=Latin}]?\d[\d,.:+]*(?:%|‰|[年月日天时分秒个万亿元美]{1,2})?/gu;
/** Texts longer than this are compared by sentence, since the time grows with the square of the differences. */
const MAX_WORDS = 4000;
/** With more differences than this, the whole old text is shown as removed and the whole new one as added. */
const MAX_DIFFERENCES = 4000;

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The words of a text, spaces and punctuation included; numbers keep their units. Chinese is divided by
 * `Intl.Segmenter`.
 */
export function wordsOf(text: string, lang: string, granularity: 'word' | 'sentence' = 'word'): string[] {
  const key = `${lang}:${granularity}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(lang, { granularity });
  segmenters.set(key, segmenter);
  const words: string[] = [];
  let at = 0;
  const cut = (until: number) => {
    for (const { segment } of segmenter.segment(text.slice(at, until))) words.push(segment);
    at = until;
  };
  if (granularity === 'word')
    for (const match of text.matchAll(FIGURE)) {
      if (match.index < at) continue;
      cut(match.index);
      words.push(match[0]);
      at = match.index + match[0].length;
    }
  cut(text.length);
  return words;
}

/** The difference between two texts, word by word; by sentence for long ones. */
export function compareWords(before: string, after: string, lang: string): WordPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const isLong = before.length + after.length > MAX_WORDS * 4;
  const words = (text: string) => wordsOf(text, lang, isLong ? 'sentence' : 'word');
  const parts = diffArrays(words(before), words(after), { maxEditLength: MAX_DIFFERENCES });
  if (!parts)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** The numbers of characters (code points) added and removed. */
export function countChanges(parts: readonly WordPart[]): { added: number; removed: number } {
  const count = (kind: WordPart['kind']) =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? [...part.text].length : 0), 0);
  return { added: count('added'), removed: count('removed') };
}
