import type { Snippet } from '@/backend/contract/search/calls';
import { fold } from '@/backend/kernel/text/fold';
import { runsOf } from './tokens';

const BEFORE = 40;
const AFTER = 90;
/** Bodies are looked through this far for a passage to show. */
const MAX_SCAN = 20_000;

const foldedCharacters = new Map<string, string>();

/** Folding one character at a time keeps the place of each in the original. */
function foldCharacter(character: string): string {
  let folded = foldedCharacters.get(character);
  if (folded === undefined) {
    folded = fold(character);
    foldedCharacters.set(character, folded);
  }
  return folded;
}

interface Span {
  from: number;
  to: number;
}

/** The words of a search, as they are looked for in texts. */
export function termsOf(keyword: string): string[] {
  return [...new Set(runsOf(keyword).map((run) => run.text))].sort((a, b) => b.length - a.length);
}

/** Where the terms stand in the text, in order and without overlaps. */
export function findHits(text: string, terms: string[]): Span[] {
  let folded = '';
  const origin: number[] = [];
  let index = 0;
  for (const character of text.slice(0, MAX_SCAN)) {
    const piece = foldCharacter(character);
    folded += piece;
    for (let i = 0; i < piece.length; i += 1) origin.push(index);
    index += character.length;
  }
  origin.push(index);
  const spans: Span[] = [];
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      spans.push({ from: origin[at] ?? 0, to: origin[at + term.length] ?? index });
    }
  }
  spans.sort((a, b) => a.from - b.from || b.to - a.to);
  return spans.filter(
    (span, i) => i === 0 || span.from >= Math.max(...spans.slice(0, i).map((other) => other.to)),
  );
}

/** The whole text with its hits told apart. */
export function highlight(text: string, terms: string[]): Snippet {
  return cut(text, findHits(text, terms), 0, text.length);
}

/** A passage around the first hit, or the beginning of the text. */
export function excerpt(text: string, terms: string[]): Snippet {
  const flat = text.replaceAll('\n', ' ');
  const hits = findHits(flat, terms);
  const first = hits[0]?.from ?? 0;
  const from = first <= BEFORE ? 0 : first - BEFORE;
  const to = Math.min(flat.length, first + AFTER);
  const parts = cut(flat, hits, from, to);
  return [
    ...(from > 0 ? [{ text: '…', hit: false }] : []),
    ...parts,
    ...(to < flat.length ? [{ text: '…', hit: false }] : []),
  ];
}

function cut(text: string, hits: Span[], from: number, to: number): Snippet {
  const parts: Snippet = [];
  let at = from;
  for (const hit of hits) {
    if (hit.from < at || hit.to > to) continue;
    if (hit.from > at) parts.push({ text: text.slice(at, hit.from), hit: false });
    parts.push({ text: text.slice(hit.from, hit.to), hit: true });
    at = hit.to;
  }
  if (at < to) parts.push({ text: text.slice(at, to), hit: false });
  return parts;
}
