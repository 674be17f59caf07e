import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { isFunctionCharacter, isFunctionWord, withoutFunctionWords } from './function-words';
import { namedOtherwiseIn } from './query-variants';
import { quoteLexeme } from './quote-lexeme';
import { apartAtSeams } from './seams';
import type { Term } from './snippet';
import { piecesOf, type Run, runsOf } from './split-text';

/** A part of a search that a document may have or lack. */
export interface TellingWord {
  /** As it stands in texts, folded. */
  text: string;
  /** `tsquery` text. */
  query: string;
  /** How much it says, before its rarity: less where two words of a sentence meet. */
  worth: number;
  /** Whether it was typed, and is no word of another region. */
  isTyped: boolean;
  /** What it says, which may be said in several forms: a document that has them all says it once. */
  meaning: string;
  /** The form of the meaning that it is a part of; empty for the typed one. */
  form: string;
}

/** The most parts that are looked up; each costs. */
const MAX_WORDS = 40;
const ACROSS_WORDS = 0.35;
/** What a word of letters says; a Chinese word of as many letters has several parts. */
const WORTH_OF_WORD = 1.5;
const WORTH_OF_LONG_WORD = 2.5;
const LONG = 4;
/** What an English word may end in otherwise: aggregated, aggregate. */
const ENDING = /^([a-z]{4,}?)(?:e?s|e?d|ing|ion|ions|e|ly)$/;
/** A word that may have a plural: domain. */
const COUNTABLE = /^[a-z]{4,}$/;

/**
 * The parts of a search in all regions' words: Latin words, and pairs and triples of characters. Those within typed words
 * come first, those across two words last.
 */
export function tellingWords(text: string): TellingWord[] {
  const folded = withoutFunctionWords(foldCharacters(text));
  const apart = apartAtSeams(folded);
  const forms = [...wholeWordsIn(folded), ...namedOtherwiseIn(apart)];
  const typed = uniqueParts(partsOf(runsOf(apart))).map((part) => ({
    ...part,
    isTyped: true,
    meaning: forms.find(({ word }) => word.includes(part.text))?.word ?? part.text,
    form: '',
  }));
  const others = forms.flatMap(({ word, others: otherForms }) =>
    otherForms.flatMap((form) =>
      uniqueParts(partsOf(runsOf(form))).map((part) => ({ ...part, isTyped: false, meaning: word, form })),
    ),
  );
  const isWithin = ({ worth }: Part) => worth >= 1;
  const across = typed.filter((part) => !isWithin(part));
  return [...typed.filter(isWithin), ...others, ...across].slice(0, MAX_WORDS);
}

/** The words that letters and digits make together, which are also looked up apart: web2. */
const wholeWordsIn = (folded: string) =>
  runsOf(folded)
    .filter(({ isChain, text }) => !isChain && apartAtSeams(text) !== text)
    .map(({ text }) => ({ word: text, others: [text] }));

function uniqueParts(parts: readonly Part[]): Part[] {
  const byQuery = new Map(parts.map((part) => [part.query, part]));
  return [...byQuery.values()];
}

type Part = Pick<TellingWord, 'text' | 'query' | 'worth'>;

function partsOf(runs: readonly Run[]): Part[] {
  return runs.flatMap((run, index) => {
    if (run.isChain) return partsOfChain(run.text);
    const before = runs[index - 1];
    const isCounted = DIGIT.test(run.text) && before && !before.isChain && LETTERS.test(before.text);
    return isCounted ? numberOf(before.text, run.text) : partsOfWord(run.text, run.parts);
  });
}

const DIGIT = /^\d$/;
const LETTERS = /^[a-z]{2,}$/;

/** A digit says something only with the word that it counts: layer 1. */
const numberOf = (word: string, digit: string): Part[] =>
  isFunctionWord(word)
    ? []
    : [{ text: digit, query: `(${quoteLexeme(word)} & ${quoteLexeme(digit)})`, worth: WORTH_OF_WORD }];

function partsOfWord(word: string, parts: readonly string[]): Part[] {
  if (isFunctionWord(word) || word.length < 2) return [];
  const version = /^\d/.test(word) ? [quoteLexeme(`v${word}`)] : [];
  const stem = ENDING.exec(word)?.[1];
  const other =
    stem !== undefined ? [`${quoteLexeme(stem)}:*`] : COUNTABLE.test(word) ? [quoteLexeme(`${word}s`)] : [];
  const query = [quoteLexeme(word), ...version, ...other].join(' | ');
  const whole: Part = { text: word, query, worth: word.length < LONG ? WORTH_OF_WORD : WORTH_OF_LONG_WORD };
  // Each of the parts may be common where the word is not: create-eth-app.
  const apart =
    parts.length > 1 ? [{ text: word, query: `(${parts.map(quoteLexeme).join(' & ')})`, worth: 1 }] : [];
  return [whole, ...apart];
}

const HAN = /\p{Script=Han}/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Pairs and triples of a chain: those within a word say the most. */
function partsOfChain(chain: string): Part[] {
  const borders = bordersOf(chain);
  return [2, 3].flatMap((length) =>
    chain.length < length
      ? []
      : piecesOf(chain, length).map((piece, from) => ({
          text: piece,
          query: quoteLexeme(piece),
          worth: borders.some((border) => border > from && border < from + length)
            ? ACROSS_WORDS * (length - 1)
            : 1,
        })),
  );
}

/**
 * Where two words of a chain meet. Single characters beside each other may be a word that the dictionary lacks, unless one
 * of them is a function word: 我想帮.
 */
function bordersOf(chain: string): number[] {
  const words = [...segmenter.segment(chain)];
  return words.flatMap(({ index, segment }, at) => {
    const before = words[at - 1]?.segment ?? '';
    const isBorder =
      (before.length > 1 && segment.length > 1) ||
      (before !== '' && (isFunctionCharacter(before) || isFunctionCharacter(segment)));
    return isBorder ? [index] : [];
  });
}

/** What is marked in a text that has only some parts of a search, longest first. */
export function markedParts(text: string): Term[] {
  const folded = foldCharacters(text);
  return tellingWords(text)
    .filter((part) => (part.isTyped || folded.includes(part.text)) && part.worth >= 1)
    .map((part) => ({ text: part.text, isWord: !HAN.test(part.text), mayGoOn: true }))
    .sort((a, b) => b.text.length - a.text.length);
}
