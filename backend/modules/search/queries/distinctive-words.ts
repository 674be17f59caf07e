import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { isFunctionCharacter, isFunctionWord, withoutFunctionWords } from './function-words';
import { synonymsIn } from './query-variants';
import { quoteLexeme } from './quote-lexeme';
import { apartAtSeams } from './seams';
import type { Term } from './snippet';
import { piecesOf, type Run, runsOf } from './split-text';

/** A part of a search that a document may have or lack. */
export interface DistinctiveWord {
  /** As it stands in texts, folded. */
  text: string;
  /** `tsquery` text. */
  query: string;
  /** How much it says, before its rarity: less where two words of a sentence meet. */
  worth: number;
  /** Whether it was typed, and is no word of another region. */
  isTyped: boolean;
  /** The word that it is a part of; empty where it is no part of a single one. */
  word: string;
  /** What it says, which may be said in several forms: a document that has them all says it once. */
  meaning: string;
  /** The form of the meaning that it is a part of; empty for the typed one. */
  form: string;
}

/** The most parts that are looked up; each costs. */
const MAX_WORDS = 40;
const ACROSS_WORDS = 0.35;
/** What a word says: a short one, such as one of two Chinese characters, and a long one. */
const WORTH_OF_WORD = 1.5;
const WORTH_OF_LONG_WORD = 2.5;
const LONG = 4;
/** What a thing says under another name: of two texts, the one that calls it as it was typed comes first. */
const OTHER_NAME = 0.85;
/** What an English word may end in otherwise: aggregated, aggregate. */
const ENDING = /^([a-z]{4,}?)(?:e?s|e?d|ing|ion|ions|e|ly)$/;
/** A word that may have a plural: domain. */
const COUNTABLE = /^[a-z]{4,}$/;

/**
 * The parts of a search in all regions' words: Latin words, and pairs and triples of characters. Those within typed words
 * come first, those across two words last.
 */
export function distinctiveWords(text: string): DistinctiveWord[] {
  const folded = withoutFunctionWords(foldCharacters(text));
  const apart = apartAtSeams(folded);
  const forms = [...wholeWordsIn(folded), ...synonymsIn(apart)];
  const typed = asWords(uniqueParts(partsOf(runsOf(apart)))).map((part) => ({
    ...part,
    isTyped: true,
    meaning: forms.find(({ word }) => word.includes(part.text))?.word ?? part.text,
    form: '',
  }));
  const others = forms.flatMap(({ word, others: otherForms }) => {
    const worth = worthOf(typed.filter(({ meaning }) => meaning === word));
    return otherForms.flatMap((form) =>
      saysAsMuch(uniqueParts(partsOf(runsOf(form))), worth * OTHER_NAME).map((part) => ({
        ...part,
        isTyped: false,
        word,
        meaning: word,
        form,
      })),
    );
  });
  const across = typed.filter((part) => !isWithin(part));
  return [...typed.filter(isWithin), ...others, ...across].slice(0, MAX_WORDS);
}

/** Whether a part is of one word, not of two that meet. */
const isWithin = ({ word, worth }: Part) => word !== '' || worth >= 1;

/**
 * The parts of a Chinese word say together what a word of letters does: with all its pairs and triples, one of four characters
 * would outweigh five words of two.
 */
function asWords(parts: readonly Part[]): Part[] {
  return parts.map((part) => {
    if (!HAN.test(part.text) || part.word === '') return part;
    const whole = worthOf(parts.filter(({ word }) => word === part.word));
    const worth = part.word.length < 3 ? WORTH_OF_WORD : WORTH_OF_LONG_WORD;
    return { ...part, worth: (part.worth * worth) / whole };
  });
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

type Part = Pick<DistinctiveWord, 'text' | 'query' | 'worth' | 'word'>;

const worthOf = (parts: readonly Part[]): number => parts.reduce((sum, { worth }) => sum + worth, 0);

/** The parts of another name, which together say what was typed: of more characters it would say more, as 去中心化自治组织 for DAO. */
function saysAsMuch(parts: readonly Part[], worth: number): Part[] {
  const before = worthOf(parts);
  return worth === 0 || before === 0
    ? [...parts]
    : parts.map((part) => ({ ...part, worth: (part.worth * worth) / before }));
}

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
    : [
        {
          text: digit,
          query: `(${quoteLexeme(word)} & ${quoteLexeme(digit)})`,
          worth: WORTH_OF_WORD,
          word: '',
        },
      ];

function partsOfWord(word: string, parts: readonly string[]): Part[] {
  if (isFunctionWord(word) || word.length < 2) return [];
  const version = /^\d/.test(word) ? [quoteLexeme(`v${word}`)] : [];
  const stem = ENDING.exec(word)?.[1];
  const other =
    stem !== undefined ? [`${quoteLexeme(stem)}:*`] : COUNTABLE.test(word) ? [quoteLexeme(`${word}s`)] : [];
  const query = [quoteLexeme(word), ...version, ...other].join(' | ');
  const worth = word.length < LONG ? WORTH_OF_WORD : WORTH_OF_LONG_WORD;
  const whole: Part = { text: word, query, worth, word };
  // Each of the parts may be common where the word is not: create-eth-app.
  const apart =
    parts.length > 1
      ? [{ text: word, query: `(${parts.map(quoteLexeme).join(' & ')})`, worth: 1, word: '' }]
      : [];
  return [whole, ...apart];
}

const HAN = /\p{Script=Han}/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Pairs and triples of a chain: those within a word say the most. */
function partsOfChain(chain: string): Part[] {
  const words = wordsOf(chain);
  const borders = bordersOf(words);
  return [2, 3].flatMap((length) =>
    chain.length < length
      ? []
      : piecesOf(chain, length).map((piece, from) => ({
          text: piece,
          query: quoteLexeme(piece),
          worth: borders.some((border) => border > from && border < from + length)
            ? ACROSS_WORDS * (length - 1)
            : 1,
          word: wordAround(words, from, from + length),
        })),
  );
}

type Word = Pick<Intl.SegmentData, 'index' | 'segment'>;

/**
 * The words of a chain. What is typed by itself is one, also where the segmentation takes 对 of 对账 for another; so are single
 * characters beside each other that the dictionary has no word for: 白帽.
 */
function wordsOf(chain: string): Word[] {
  return chain.length === 2 ? [{ index: 0, segment: chain }] : [...segmenter.segment(chain)];
}

/** The word that a piece of a chain is a part of; empty where it is no part of a single one. */
function wordAround(words: readonly Word[], from: number, to: number): string {
  const within = words.filter(({ index, segment }) => index < to && index + segment.length > from);
  const [only] = within;
  if (only && within.length === 1) return only.segment;
  const isUnknown = within.every(({ segment }) => segment.length === 1 && !isFunctionCharacter(segment));
  return isUnknown ? within.map(({ segment }) => segment).join('') : '';
}

/**
 * Where two words of a chain meet. Single characters beside each other may be a word that the dictionary lacks, unless one
 * of them is a function word: 我想帮.
 */
function bordersOf(words: readonly Word[]): number[] {
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
  return distinctiveWords(text)
    .filter((part) => (part.isTyped || folded.includes(part.text)) && isWithin(part))
    .map((part) => ({ text: part.text, isWord: !HAN.test(part.text), mayGoOn: true }))
    .sort((a, b) => b.text.length - a.text.length);
}
