import { quoteLexeme } from './quote-lexeme';
import { bridgesOf, piecesOf, type Run, runsOf } from './split-text';

export interface SearchText {
  title: string;
  body: string;
}

/**
 * Places kept of one word: pieces of chains are ranked by how often they stand there, words also by what stands next to
 * them.
 */
const MAX_PLACES = { chain: 4, word: 60 };
/** The last place Postgres can keep. */
const LAST_PLACE = 16_383;
/** Postgres keeps a megabyte of one vector; this leaves room for what it adds. */
const MAX_BYTES = 900_000;
const BYTES_AROUND = 8;

/** The text-search vector of a document, as Postgres reads it: words of titles weigh A, the others D. */
export function documentVector(texts: SearchText[]): string {
  const vector = new Vector();
  for (const { title } of texts) vector.add(runsOf(title), 'A');
  for (const { body } of texts) vector.add(runsOf(body), '');
  return vector.toString();
}

/** The same of the titles alone, without places. */
export function titleVector(texts: SearchText[]): string {
  const lexemes = new Set(texts.flatMap(({ title }) => runsOf(title)).flatMap(lexemesOf));
  for (const { title } of texts) for (const bridge of bordersOf(runsOf(title))) lexemes.add(bridge);
  return [...lexemes].map(quoteLexeme).join(' ');
}

const LETTERS = /^[a-z]{2,24}$/;

/** The words of Latin letters in a document, in order: what a misspelt word may have meant. */
export function latinWords(texts: SearchText[]): string[] {
  const runs = texts.flatMap(({ title, body }) => [...runsOf(title), ...runsOf(body)]);
  const words = runs.flatMap((run) => (run.isChain ? [] : [run.text, ...run.parts]));
  return [...new Set(words.filter((word) => LETTERS.test(word)))].sort();
}

/** What a run is found by. The last character of a chain stands alone, too: no pair begins with it. */
function lexemesOf(run: Run): string[] {
  if (run.isChain) {
    const pieces = [...piecesOf(run.text, 2), ...piecesOf(run.text, 3), ...[...run.text].slice(-1)];
    return [...new Set(pieces)];
  }
  const parts = run.parts.filter((part) => part !== run.text && (part.length > 1 || !/\d/.test(part)));
  return [run.text, ...parts];
}

/** Pieces over the borders of runs, also where a space or a joint is between them. */
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
      // What a mark separates is not next to each other.
      if (run.gap === 'punctuation') this.place += 1;
      if (run.isChain) this.addAll(lexemesOf(run), weight, MAX_PLACES.chain, this.next());
      else this.addWord(run.text, run.parts, lexemesOf(run), weight);
    }
    this.addAll(bordersOf(runs), weight, 1, this.place);
  }

  /** The parts of a word stand one after the other; the word stands where they begin. */
  private addWord(text: string, parts: string[], lexemes: string[], weight: 'A' | ''): void {
    const place = this.next();
    this.addAll([text], weight, MAX_PLACES.word, place);
    parts.forEach((part, index) => {
      const at = index === 0 ? place : this.next();
      if (part !== text && lexemes.includes(part)) this.addAll([part], weight, MAX_PLACES.word, at);
    });
  }

  private next(): number {
    this.place += 1;
    return Math.min(this.place, LAST_PLACE);
  }

  private addAll(lexemes: string[], weight: 'A' | '', most: number, place: number): void {
    for (const lexeme of lexemes) {
      const known = this.places.get(lexeme);
      if (this.bytes > MAX_BYTES || (known && known.size >= most)) continue;
      this.bytes += known ? 2 : Buffer.byteLength(lexeme) + BYTES_AROUND;
      (known ?? this.places.set(lexeme, new Set()).get(lexeme))?.add(
        `${Math.max(1, Math.min(place, LAST_PLACE))}${weight}`,
      );
    }
  }

  toString(): string {
    return [...this.places].map(([lexeme, at]) => `${quoteLexeme(lexeme)}:${[...at].join(',')}`).join(' ');
  }
}
