import { encodeDrawing } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import { widthInHan } from './rows';

/** The longest end, in Han characters. */
const MAX_END = 5;
const HAN_LINKS = ['还是', '還是', '对决', '抑或', '与', '與', '和', '跟', '或', '对', '→', 'vs', 'VS'];
const HAN = new RegExp(String.raw`^(.+?)\s*(${HAN_LINKS.join('|')})\s*(.+)$`, 'u');
const FROM_TO = /[从從由]([\p{Script=Han}]{1,5})[到至]([\p{Script=Han}]{1,5})(?=[，。：；？！、]|$)/u;
const ENGLISH = [
  /\bfrom ([a-z][a-z-]{1,13}) to ([a-z][a-z-]{1,13})(?![\w-])/i,
  /(?<![\w-])([a-z][a-z-]{1,13}) (?:vs\.?|versus|or) ([a-z][a-z-]{1,13})(?![\w-])/i,
  /^([a-z][a-z-]{1,13}) and ([a-z][a-z-]{1,13})(?![\w-])/i,
];
/** Parts of a sentence that are no ends of anything. */
const EMPTY =
  /^(?:怎么|怎样|为什么|如何|什么|谁|哪|多少|几|一|不|没|的|了|在|是|有|要|会|能|how|why|what|when|where|who|the|a|an|to|of|in|on|for|with|it|its|this|that|is|are|be|not|more|less|all|and|or|your|our|my|up|down)$/i;

/** Two ends that a title sets against each other, such as 自持 and 托付; null when it names no two. */
export function splitOf(title: string): Figure | null {
  const ends = FROM_TO.exec(title)?.slice(1, 3) ?? hanEnds(title) ?? englishEnds(title);
  const [first = '', second = ''] = ends ?? [];
  const isEnd = (word: string) => word !== '' && widthInHan(word) <= MAX_END + 2 && !EMPTY.test(word);
  if (!isEnd(first) || !isEnd(second) || first.toLowerCase() === second.toLowerCase()) return null;
  return {
    kind: 'split',
    code: encodeDrawing({ kind: 'split', highlighted: 0, lines: [[2]] }),
    words: [first, second],
    count: 2,
    subject: '',
    label: first,
    value: second,
  };
}

function englishEnds(title: string): string[] | undefined {
  return ENGLISH.map((pattern) => pattern.exec(title)?.slice(1, 3)).find((ends) => ends);
}

/** The words on both sides of a link, when the clause consists of little else. */
function hanEnds(title: string): string[] | null {
  for (const clause of title.split(/[，。：；？！、“”《》()（）|｜—\s]+/u)) {
    const read = HAN.exec(clause);
    if (!read) continue;
    const [, before = '', link = '', after = ''] = read;
    if (!/\p{Script=Han}/u.test(before + after)) continue;
    const isChoice = link.length === 2 && link !== 'vs';
    const first = isChoice ? lastWord(before) : before;
    const second = isChoice ? firstWord(after) : after;
    if (
      widthInHan(first) <= MAX_END &&
      widthInHan(second) <= MAX_END &&
      widthInHan(first) >= 2 &&
      widthInHan(second) >= 2
    )
      return [first, second];
  }
  return null;
}

function wordsOf(text: string): string[] {
  return [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
}

/** A word of one character is mostly part of one that the dictionary lacks. */
const lastWord = (text: string) => {
  const word = wordsOf(text).at(-1) ?? '';
  return word.length > 1 ? word : text.slice(-2);
};
const firstWord = (text: string) => {
  const [word = ''] = wordsOf(text);
  return word.length > 1 ? word : text.slice(0, 2);
};
