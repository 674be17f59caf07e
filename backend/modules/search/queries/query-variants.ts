import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { wordClasses } from './word-classes';

/** The most forms in which one search is looked up; each costs. */
const MAX_VARIANTS = 6;
const LONGEST = 10;
const TOKENS = /\p{Script=Han}+|[\p{Script=Latin}\p{N}]+/gu;
const HAN = /\p{Script=Han}/u;
/** A number typed right after a name that holds one itself: libp2p2022. */
const NUMBER_AFTER_NAME = /^([a-z]+\d+[a-z]+)(\d{2,})$/;

/**
 * A search in all the words that regions have for it, folded, the typed form first: 智慧合約 → 智慧合约, 智能合约. Words are
 * the longest ones of the dictionaries. A ticker stands apart from the Chinese beside it.
 */
export function variantsOf(text: string): string[] {
  const folded = foldCharacters(text);
  let variants = [''];
  let at = 0;
  for (const { 0: token, index } of folded.matchAll(TOKENS)) {
    const gap = folded.slice(at, index);
    const choices = HAN.test(token)
      ? chainChoices(token)
      : [[...(wordClasses().get(token) ?? [token, ...apart(token)])]];
    variants = variants.map((variant) => variant + gap);
    for (const words of choices)
      variants = words
        .flatMap((word) => variants.map((variant) => joined(variant, word, words[0] ?? '')))
        .slice(0, MAX_VARIANTS);
    at = index + token.length;
  }
  return [...new Set(variants.map((variant) => variant + folded.slice(at)))];
}

/** A word with the number at its end apart, when its other numbers belong to its name; empty for any other word. */
function apart(word: string): string[] {
  const [, name, number] = NUMBER_AFTER_NAME.exec(word) ?? [];
  return name === undefined || number === undefined ? [] : [`${name} ${number}`];
}

/** The words of a chain of Chinese characters, each with its other words; what is between them has no others. */
function chainChoices(chain: string): string[][] {
  const choices: string[][] = [];
  for (let at = 0; at < chain.length;) {
    const word = longestWord(chain, at);
    const others = (wordClasses().get(word) ?? []).filter((other) => other !== word);
    choices.push([word, ...others]);
    at += word.length;
  }
  return choices;
}

function longestWord(chain: string, at: number): string {
  for (let length = Math.min(LONGEST, chain.length - at); length > 1; length -= 1) {
    const word = chain.slice(at, at + length);
    if (wordClasses().has(word)) return word;
  }
  return chain.slice(at, at + 1);
}

/** Where a word of another script replaces one, blanks keep it apart. */
function joined(before: string, word: string, typed: string): string {
  const isOther = HAN.test(word) !== HAN.test(typed);
  const wasOther = /[a-z0-9]$/.test(before) && HAN.test(word) && !HAN.test(typed);
  return isOther || wasOther ? `${before} ${word} ` : before + word;
}
