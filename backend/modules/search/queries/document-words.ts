import type { Locale } from '@/backend/contract/locale';
import { quoteLexeme } from './quote-lexeme';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { bridgesOf, keyOf, piecesOf, type Run, runsOf, versionBegun } from './split-text';

export interface SearchText {
  lang: Locale;
  title: string;
  body: string;
}

/**
 * What the index stores of a document: its lexemes, and its Latin words, from which misspelt searches are corrected.
 */
export interface DocumentWords {
  words: string;
  titleWords: string;
  names: string[];
  title: string;
  titleKey: string;
  /** The title in each language, and folded. */
  titles: { lang: Locale; title: string; titleKey: string }[];
  latin: string[];
}

/** Titles longer than any search are not stored as names. */
const MAX_NAME = 120;
/** A title in the form in which it is compared with what is typed. */
const titleKeyOf = (title: string) => foldCharacters(title).slice(0, MAX_NAME);
const isName = (name: string) => name !== '' && name.length <= MAX_NAME;

/** Extracts the words of a document from its texts. @param texts the original language first */
export function documentWords(texts: readonly SearchText[]): DocumentWords {
  const runs = readRuns(texts);
  const title = texts[0]?.title ?? '';
  return {
    words: documentVector(runs),
    titleWords: titleVector(runs),
    names: [...new Set(texts.map((text) => keyOf(text.title)))].filter(isName),
    title,
    titleKey: titleKeyOf(title),
    titles: texts.map((text) => ({ lang: text.lang, title: text.title, titleKey: titleKeyOf(text.title) })),
    latin: latinWords(runs),
  };
}

/** A text split into runs. */
interface TextRuns {
  title: Run[];
  body: Run[];
}

export function readRuns(texts: readonly Pick<SearchText, 'title' | 'body'>[]): TextRuns[] {
  return texts.map(({ title, body }) => ({ title: runsOf(title), body: runsOf(body) }));
}

/**
 * How many positions of one lexeme are stored. Pieces of chains are only ranked by frequency; words need more
 * positions, for phrases.
 */
const MAX_PLACES = { chain: 4, word: 60 };
/** The highest position Postgres can store. */
const LAST_PLACE = 16_383;
/** Postgres allows one megabyte per vector; this leaves room for its overhead. */
const MAX_BYTES = 900_000;
const BYTES_AROUND = 8;

/** The `tsvector` of a document as text: words of titles have weight A, the others D. */
export function documentVector(texts: readonly TextRuns[]): string {
  const vector = new Vector();
  for (const { title } of texts) vector.add(title, 'A');
  for (const { body } of texts) vector.add(body, '');
  return vector.toString();
}

/** The same for the titles alone, without positions. */
export function titleVector(texts: readonly TextRuns[]): string {
  const lexemes = new Set(texts.flatMap(({ title }) => title).flatMap(lexemesOf));
  for (const { title } of texts) for (const bridge of bordersOf(title)) lexemes.add(bridge);
  return [...lexemes].map(quoteLexeme).join(' ');
}

const LETTERS = /^[a-z]{2,24}$/;
/** A name with one or two digits, as libp2p and web3; most hashes have more. */
const NAME_WITH_DIGITS = /^(?=\D*\d\D*\d?\D*$)[a-z]{2,}[a-z\d]{2,9}$/;

/** The words of Latin letters in a document, and names with a digit, sorted: candidates for correcting a misspelt search. */
function latinWords(texts: readonly TextRuns[]): string[] {
  const runs = texts.flatMap(({ title, body }) => [...title, ...body]);
  const words = runs.flatMap((run) => (run.isChain ? [] : [run.text, ...run.parts]));
  return [...new Set(words.filter(isKnowable))].sort();
}

const isKnowable = (word: string) => LETTERS.test(word) || NAME_WITH_DIGITS.test(word);

/** The lexemes of a run. The last character of a chain is a lexeme by itself, because no pair begins with it. */
function lexemesOf(run: Run): string[] {
  if (run.isChain) {
    const drafts = [...piecesOf(run.text, 2), ...piecesOf(run.text, 3), ...[...run.text].slice(-1)];
    return [...new Set(drafts)];
  }
  const parts = run.parts.filter((part) => part !== run.text && (part.length > 1 || !/\d/.test(part)));
  const version = versionBegun(run);
  return [run.text, ...parts, ...(version === null ? [] : [version])];
}

/** Lexemes that join the end of a run to the beginning of the next, also across a space or a joint. */
function bordersOf(runs: Run[]): string[] {
  return runs.flatMap((run, index) => {
    const before = runs[index - 1];
    if (!before || run.gap === 'punctuation') return [];
    if (!before.isChain || !run.isChain) return bridgesOf(before, run);
    const around = [...before.text].slice(-2).join('') + [...run.text].slice(0, 2).join('');
    return [...bridgesOf(before, run), ...piecesOf(around, 3)];
  });
}

class Vector {
  private readonly places = new Map<string, Set<string>>();
  private place = 0;
  private bytes = 0;

  add(runs: Run[], weight: 'A' | ''): void {
    for (const run of runs) {
      // Words separated by punctuation are not adjacent.
      if (run.gap === 'punctuation') this.place += 1;
      if (run.isChain) this.addAll(lexemesOf(run), weight, MAX_PLACES.chain, this.next());
      else this.addWord(run.text, run.parts, lexemesOf(run), weight);
    }
    this.addAll(bordersOf(runs), weight, 1, this.place);
  }

  /** The parts of a word have consecutive positions; the word has that of its first part. */
  private addWord(text: string, parts: string[], lexemes: string[], weight: 'A' | ''): void {
    const place = this.next();
    this.addAll(
      [text, ...lexemes.filter((lexeme) => lexeme !== text && !parts.includes(lexeme))],
      weight,
      MAX_PLACES.word,
      place,
    );
    parts.forEach((part, index) => {
      const at = index === 0 ? place : this.next();
      if (part !== text && lexemes.includes(part)) this.addAll([part], weight, MAX_PLACES.word, at);
    });
  }

  private next(): number {
    this.place += 1;
    return Math.min(this.place, LAST_PLACE);
  }

  private addAll(lexemes: string[], weight: 'A' | '', max: number, place: number): void {
    for (const lexeme of lexemes) {
      const places = this.places.get(lexeme);
      if (this.bytes > MAX_BYTES || (places && places.size >= max)) continue;
      this.bytes += places ? 2 : Buffer.byteLength(lexeme) + BYTES_AROUND;
      (places ?? this.places.set(lexeme, new Set()).get(lexeme))?.add(
        `${Math.max(1, Math.min(place, LAST_PLACE))}${weight}`,
      );
    }
  }

  toString(): string {
    return [...this.places].map(([lexeme, at]) => `${quoteLexeme(lexeme)}:${[...at].join(',')}`).join(' ');
  }
}
