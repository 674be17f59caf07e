import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { amountsOtherwise } from './amounts';
import { spelledOtherwise } from './british-spelling';
import { type WordClasses, wordClasses } from './word-classes';

/** The most forms in which one search is looked up; each costs. */
const MAX_VARIANTS = 6;
/** The same for a search with a number beside a Chinese word, which has few matches. */
const MAX_COUNTED = 12;
const LONGEST = 14;
const WORD = String.raw`(?:[\p{Script=Latin}\p{N}]|(?<=\p{N})\.(?=\p{N}))+`;
const TOKENS = new RegExp(
  String.raw`[a-z]神|\p{Script=Han}+(?:·\p{Script=Han}+)*|${WORD}(?: ${WORD})*`,
  'gu',
);
/** The most words of a name: proposer builder separation. */
const MAX_NAME_WORDS = 4;
/** What is typed for the dot in a foreign name. */
const OTHER_DOTS = /(?<=\p{Script=Han})[・•‧⋅∙](?=\p{Script=Han})/gu;
const HAN = /\p{Script=Han}/u;
/** A number typed right after a name that holds one itself: libp2p2022. */
const NUMBER_AFTER_NAME = /^([a-z]+\d+[a-z]+)(\d{2,}|\d+(?:\.\d+)+)$/;

/** A number that counts what the word before it names: 周报 24. A common word is none beside one. */
const NUMBER_NEXT = /^[\s#]*\d/;
const COUNTED = /\p{Script=Han}[\s#]*\d/u;

/**
 * A search in all the words that regions have for it, folded, the typed form first: 智慧合約 → 智慧合约, 智能合约. Words are
 * the longest ones of the dictionaries. A ticker stands apart from the Chinese beside it. Amounts are also written short.
 */
export function variantsOf(text: string): string[] {
  const folded = foldCharacters(text).replace(OTHER_DOTS, '·');
  const written = inOtherWords(folded);
  return [...written, ...amountsOtherwise(folded).filter((other) => !written.includes(other))];
}

function inOtherWords(folded: string): string[] {
  const max = COUNTED.test(folded) ? MAX_COUNTED : MAX_VARIANTS;
  let variants = [''];
  let at = 0;
  for (const { choices, from, to } of wordsWithOthers(folded, wordClasses(), wordClasses('wide'))) {
    variants = variants.map((variant) => variant + folded.slice(at, from));
    for (const words of choices)
      variants = words
        .flatMap((word) => variants.map((variant) => joined(variant, word, words[0] ?? '')))
        .slice(0, max);
    at = to;
  }
  return [...new Set(variants.map((variant) => variant + folded.slice(at)))];
}

/** A word of a search, and all that is called so otherwise. */
export interface SynonymGroup {
  word: string;
  others: string[];
}

/** The words of a folded text that have other words, each once, with those of common words in English among them. */
export function synonymsIn(folded: string): SynonymGroup[] {
  const words = new Map<string, string[]>();
  for (const { choices } of wordsWithOthers(folded, wordClasses('wide')))
    for (const [word = '', ...others] of choices)
      if (others.length > 0) words.set(word.trim(), [...new Set(others.map((other) => other.trim()))]);
  return [...words].map(([word, others]) => ({ word, others }));
}

/** The runs of a folded text, each with its words; the first of each is the one that stands there. */
function* wordsWithOthers(folded: string, classes: WordClasses, beforeNumber: WordClasses = classes) {
  for (const { 0: token, index } of folded.matchAll(TOKENS)) {
    const to = index + token.length;
    const words = HAN.test(token) && NUMBER_NEXT.test(folded.slice(to)) ? beforeNumber : classes;
    const isChain = HAN.test(token) && !words.has(token);
    const choices = isChain ? chainChoices(token, words) : namesChoices(token, words);
    yield { choices, from: index, to };
  }
}

/** A word with the number at its end apart, when its other numbers belong to its name; empty for any other word. */
function apart(word: string): string[] {
  const [, name, number] = NUMBER_AFTER_NAME.exec(word) ?? [];
  return name === undefined || number === undefined ? [] : [`${name} ${number}`];
}

function spelt(word: string): string[] {
  const other = spelledOtherwise(word);
  return other === null ? [] : [other];
}

/** Words of another script between blanks, each name among them with its other names. */
function namesChoices(words: string, classes: WordClasses): string[][] {
  const typed = words.split(' ');
  const choices: string[][] = [];
  for (let at = 0; at < typed.length;) {
    const length = longestName(typed, at, classes);
    const name = typed.slice(at, at + length).join(' ');
    const others = othersOf(name, classes) ?? [name, ...apart(name), ...spelt(name)];
    choices.push(at === 0 ? [...others] : others.map((other) => ` ${other}`));
    at += length;
  }
  return choices;
}

function longestName(typed: readonly string[], at: number, classes: WordClasses): number {
  for (let length = Math.min(MAX_NAME_WORDS, typed.length - at); length > 1; length -= 1)
    if (othersOf(typed.slice(at, at + length).join(' '), classes)) return length;
  return 1;
}

/** A name with its other names, also of its plural; undefined for what is none. */
function othersOf(name: string, classes: WordClasses): readonly string[] | undefined {
  const exact = classes.get(name);
  if (exact || !/^[a-z].{3,}s$/.test(name)) return exact;
  const others = classes.get(name.slice(0, -1)) ?? classes.get(name.replace(/es$/, ''));
  return others && [name, ...others.slice(1)];
}

/** The words of a chain of Chinese characters, each with its other words; what is between them has no others. */
function chainChoices(chain: string, classes: WordClasses): string[][] {
  const choices: string[][] = [];
  for (let at = 0; at < chain.length;) {
    const word = longestWord(chain, at, classes);
    const others = (classes.get(word) ?? []).filter((other) => other !== word);
    choices.push([word, ...others]);
    at += word.length;
  }
  return choices;
}

function longestWord(chain: string, at: number, classes: WordClasses): string {
  for (let length = Math.min(LONGEST, chain.length - at); length > 1; length -= 1) {
    const word = chain.slice(at, at + length);
    if (classes.has(word)) return word;
  }
  return chain.slice(at, at + 1);
}

/** Where a word of another script replaces one, blanks keep it apart. */
function joined(before: string, word: string, typed: string): string {
  const isOther = HAN.test(word) !== HAN.test(typed);
  const wasOther = /[a-z0-9]$/.test(before) && HAN.test(word) && !HAN.test(typed);
  return isOther || wasOther ? `${before} ${word} ` : before + word;
}
