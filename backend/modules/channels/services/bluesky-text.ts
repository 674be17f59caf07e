import { createHash } from 'node:crypto';
import { Buffer } from 'node:buffer';

const MAX_GRAPHEMES = 300;
const MAX_BYTES = 3000;
export const BLUESKY_LENGTH = MAX_GRAPHEMES;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The length of a text in graphemes. A text may also have at most 3000 bytes of UTF-8; one that has more counts as if
 * each grapheme had ten.
 */
export function blueskyLength(text: string): number {
  const count = [...graphemes.segment(text)].length;
  const bytes = Buffer.byteLength(text);
  return bytes > MAX_BYTES ? Math.max(count, Math.ceil(bytes / (MAX_BYTES / MAX_GRAPHEMES))) : count;
}

/** A part of a text that leads to an address or names a label; places are in bytes of UTF-8. */
export interface Facet {
  $type: 'app.bsky.richtext.facet';
  index: { byteStart: number; byteEnd: number };
  features: (
    | { $type: 'app.bsky.richtext.facet#link'; uri: `${string}:${string}` }
    | { $type: 'app.bsky.richtext.facet#tag'; tag: string }
  )[];
}

const LINK = /https?:\/\/[\w~!@#$%&*+=:;,.?/()'-]*[\w~#%&*+=/-]/gi;
const LABEL = /(?<=^|\s)[#＃]([\p{L}\p{N}_]*[\p{L}_][\p{L}\p{N}_]*)/gu;
const MAX_LABEL = 64;

/**
 * The links and labels of a text. The library finds them between spaces only, which Chinese text does not have: an address
 * begins at its `http` and ends where a letter no address has follows.
 */
export function facetsOf(text: string): Facet[] {
  const place = (start: number, part: string) => {
    const byteStart = Buffer.byteLength(text.slice(0, start));
    return { byteStart, byteEnd: byteStart + Buffer.byteLength(part) };
  };
  const links = [...text.matchAll(LINK)].map(({ index, 0: uri }): Facet => ({
    $type: 'app.bsky.richtext.facet',
    index: place(index, uri),
    features: [{ $type: 'app.bsky.richtext.facet#link', uri: asUri(uri) }],
  }));
  const labels = [...text.matchAll(LABEL)]
    .filter(([, tag = '']) => [...graphemes.segment(tag)].length <= MAX_LABEL)
    .map(({ index, 0: part, 1: tag = '' }): Facet => ({
      $type: 'app.bsky.richtext.facet',
      index: place(index, part),
      features: [{ $type: 'app.bsky.richtext.facet#tag', tag }],
    }));
  return [...links, ...labels].toSorted((a, b) => a.index.byteStart - b.index.byteStart);
}

const asUri = (uri: string): `${string}:${string}` => `https:${uri.replace(/^https?:/i, '')}`;

const LETTERS = '234567abcdefghijklmnopqrstuvwxyz';
const LETTER_BITS = 5n;
const TID_LENGTH = 13;
/** From 2023 on, three years of microseconds, each with 1024 clocks: keys of the past, which no server refuses. */
const FIRST_MICROSECOND = 1_672_531_200_000_000n;
const MICROSECONDS = 94_608_000_000_000n;
const CLOCK_BITS = 10n;

/**
 * The record key of a post: always the same for its key, in the form of a timestamp (TID), which posts must have. Two posts
 * have the same with a chance of one in 10^17.
 */
export function recordKey(key: string): string {
  const hash = createHash('sha256').update(key).digest().readBigUInt64BE();
  const range = MICROSECONDS << CLOCK_BITS;
  let value = (FIRST_MICROSECOND << CLOCK_BITS) + (hash % range);
  let text = '';
  for (let place = 0; place < TID_LENGTH; place += 1) {
    text = (LETTERS[Number(value & 31n)] ?? '') + text;
    value >>= LETTER_BITS;
  }
  return text;
}
