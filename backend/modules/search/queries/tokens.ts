import { fold } from '@/backend/kernel/text/fold';

const RUNS = /(\p{Script=Han}+)|([\p{L}\p{N}]+(?:[.'’_-][\p{L}\p{N}]+)*)/gu;
const MAX_WORD = 60;
/** Positions kept of one word: enough to rank by frequency, bounded for long texts. */
const MAX_POSITIONS = 4;
const MAX_LEXEMES = 20_000;

/** A run of Han characters or one other word, folded. */
interface Run {
  text: string;
  isHan: boolean;
}

/** Splits folded text into Han runs and words. */
export function runsOf(text: string): Run[] {
  return [...fold(text).matchAll(RUNS)].map(([, han, word]) =>
    han ? { text: han, isHan: true } : { text: (word ?? '').slice(0, MAX_WORD), isHan: false },
  );
}

/** Han as overlapping pairs, everything else as words. A word with inner marks is found by its parts as well. */
function lexemesOf(run: Run): string[] {
  if (!run.isHan) {
    const parts = run.text.split(/[.'’_-]/).filter(Boolean);
    return parts.length > 1 ? [run.text, ...parts] : [run.text];
  }
  const characters = [...run.text];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The text-search vector of a document as Postgres reads it: title words weigh A, the rest D. */
export function vectorOf(texts: { title: string; body: string }[]): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  const add = (text: string, weight: 'A' | 'D') => {
    for (const run of runsOf(text)) {
      for (const lexeme of lexemesOf(run)) {
        position = Math.min(position + 1, 16_383);
        const known = positions.get(lexeme);
        if (!known) {
          if (positions.size < MAX_LEXEMES) positions.set(lexeme, [`${position}${weight}`]);
        } else if (known.length < MAX_POSITIONS) known.push(`${position}${weight}`);
      }
    }
  };
  for (const text of texts) add(text.title, 'A');
  for (const text of texts) add(text.body, 'D');
  return [...positions].map(([lexeme, at]) => `${quote(lexeme)}:${at.join(',')}`).join(' ');
}

/**
 * The query for typed text: all of its words must be there; a lone Han character and the last word match as prefixes.
 * Text is never syntax. Null when nothing in it can be searched.
 */
export function queryOf(text: string): string | null {
  const runs = runsOf(text);
  const terms = runs.flatMap((run, index) => {
    if (!run.isHan) return [`${quote(run.text)}${index === runs.length - 1 ? ':*' : ''}`];
    const lexemes = lexemesOf(run);
    return lexemes.map((lexeme) => ([...lexeme].length === 1 ? `${quote(lexeme)}:*` : quote(lexeme)));
  });
  return terms.length > 0 ? [...new Set(terms)].join(' & ') : null;
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
