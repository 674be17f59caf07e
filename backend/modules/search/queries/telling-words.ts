import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { isFunctionWord, withoutFunctionWords } from './function-words';
import { otherWordsIn, variantsOf } from './query-variants';
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

/** The parts of a search in all regions' words, the typed ones first: Latin words, and pairs and triples of characters. */
export function tellingWords(text: string): TellingWord[] {
  const folded = withoutFunctionWords(apartAtSeams(foldCharacters(text)));
  const words = new Map<string, TellingWord>();
  const add = (form: string, isTyped: boolean) => {
    for (const part of partsOf(runsOf(form)))
      if (!words.has(part.query)) words.set(part.query, { ...part, isTyped });
  };
  for (const [index, variant] of variantsOf(folded).entries()) add(variant, index === 0);
  for (const other of otherWordsIn(folded)) add(other, false);
  return [...words.values()].slice(0, MAX_WORDS);
}

type Part = Omit<TellingWord, 'isTyped'>;

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
  const other = stem === undefined ? [] : [`${quoteLexeme(stem)}:*`];
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

/** Where two words of a chain meet. Single characters beside each other may be a word that the dictionary lacks. */
function bordersOf(chain: string): number[] {
  const words = [...segmenter.segment(chain)];
  return words.flatMap(({ index, segment }, at) =>
    segment.length > 1 && (words[at - 1]?.segment.length ?? 0) > 1 ? [index] : [],
  );
}

/** What is marked in a text that has only some parts of a search, longest first. */
export function markedParts(text: string): Term[] {
  return tellingWords(text)
    .filter(({ isTyped, worth }) => isTyped && worth >= 1)
    .map((part) => ({ text: part.text, isWord: !HAN.test(part.text), mayGoOn: true }))
    .sort((a, b) => b.text.length - a.text.length);
}
