import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinyin } from 'pinyin-pro';
import otherNames from '@/backend/contract/chinese/other-names.json';
import subjectWords from '@/backend/contract/chinese/subject-words.json';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { defineTextJob } from '@/backend/kernel/text/text-thread';
import { ASSETS } from './asset-names';

/** Words that occur less often in the corpus of the segmentation's dictionary are not guessed. */
const MIN_COUNT = 10;
const LONGEST_WORD = 4;
const MAX_SYLLABLES = 8;
/** The most ways to cut letters into syllables that are tried: xian is one or two. */
const MAX_CUTS = 4;
const MAX_WORDS = 12;
const HAN_ONLY = /^\p{Script=Han}{2,4}$/u;
/** A line of the dictionary whose word is long and common enough. */
const LINES = /^([一-鿿]{2,4}) (\d{2,}) /gm;
/** Finding words takes tens of milliseconds, and the first time some hundreds. */
const WORK = 20_000;

/** What is needed to find words by their sound; made at first use, in some 200 ms. */
interface Sounds {
  /** Words by their length, those of the subject first, then the commonest. */
  words: ReadonlyMap<number, readonly string[]>;
  /** The syllables of a character, without tones. */
  readings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The same, as `blunt` says them. */
  bluntReadings: ReadonlyMap<string, ReadonlySet<string>>;
  syllables: ReadonlySet<string>;
}

let soundTable: Sounds | undefined;

/**
 * Chinese words that letters spell in pinyin, likeliest first: kuaizhao → 快照. Several words are put together when no word
 * has all the syllables; words that only sound so to many in the south come after them: ziya → 质押. Empty when the letters are
 * no syllables.
 * @param letters Latin letters without blanks
 */
export function wordsSpelt(letters: string): string[] {
  const sounds = (soundTable ??= makeSounds());
  const cuts = cutsOf(letters, sounds.syllables);
  const spelt = cuts.flatMap((cut) => wordsOfCut(cut, sounds));
  const blunted = { ...sounds, readings: sounds.bluntReadings };
  const nearly = cuts.flatMap((cut) => wordsOfCut(cut.map(blunt), blunted));
  return [...new Set([...spelt, ...nearly])].slice(0, MAX_WORDS);
}

function wordsOfCut(cut: readonly string[], sounds: Sounds): string[] {
  const whole = wordsOf(cut, sounds);
  return whole.length > 0 ? whole : joinedWords(cut, sounds);
}

/** A syllable without what many do not tell apart: zh and z, ch and c, sh and s, ng and n. */
const blunt = (syllable: string) => syllable.replace(/^([zcs])h/, '$1').replace(/ng$/, 'n');

/** The same, in the text thread. */
export const findWordsSpelt = defineTextJob('wordsSpelt', { work: () => WORK, compute: wordsSpelt });

/** The ways to cut letters into syllables, the fewest syllables first. */
function cutsOf(letters: string, syllables: ReadonlySet<string>): string[][] {
  const cuts: string[][] = [];
  const go = (at: number, before: string[]) => {
    if (cuts.length >= MAX_CUTS || before.length > MAX_SYLLABLES) return;
    if (at === letters.length) cuts.push(before);
    for (let length = Math.min(6, letters.length - at); length > 0; length -= 1) {
      const syllable = letters.slice(at, at + length);
      if (syllables.has(syllable)) go(at + length, [...before, syllable]);
    }
  };
  go(0, []);
  return cuts.filter((cut) => cut.length > 1).sort((a, b) => a.length - b.length);
}

function wordsOf(cut: readonly string[], { words, readings }: Sounds): string[] {
  const ofLength = words.get(cut.length) ?? [];
  return ofLength.filter((word) =>
    cut.every((syllable, at) => readings.get(word.charAt(at))?.has(syllable) === true),
  );
}

/** The likeliest words one after the other, the longest first; empty where some syllables are no word. */
function joinedWords(cut: readonly string[], sounds: Sounds): string[] {
  for (let length = Math.min(LONGEST_WORD, cut.length - 2); length > 1; length -= 1) {
    const [first] = wordsOf(cut.slice(0, length), sounds);
    if (first === undefined) continue;
    const rest = cut.slice(length);
    const others = wordsOf(rest, sounds).slice(0, 2);
    const ends = others.length > 0 ? others : joinedWords(rest, sounds);
    if (ends.length > 0) return ends.map((end) => first + end);
  }
  return [];
}

function makeSounds(): Sounds {
  const words = new Map<number, string[]>();
  const named = [...otherNames.groups, otherNames.common].flatMap(({ names }) =>
    names.flatMap((row) => row.split('|')),
  );
  for (const word of new Set(
    [...subjectWords, ...ASSETS.flat(), ...named, ...commonWords()].map(foldCharacters),
  ))
    if (HAN_ONLY.test(word))
      (words.get(word.length) ?? words.set(word.length, []).get(word.length))?.push(word);
  const characters = new Set([...words.values()].flat().join(''));
  const readings = new Map([...characters].map((character) => [character, readingsOf(character)] as const));
  const bluntReadings = new Map(
    [...readings].map(([character, all]) => [character, new Set([...all].map(blunt))] as const),
  );
  const syllables = new Set([...readings.values()].flatMap((all) => [...all]));
  return { words, readings, bluntReadings, syllables };
}

const readingsOf = (character: string): Set<string> =>
  new Set(pinyin(character, { multiple: true, toneType: 'none', type: 'array', v: true }));

/** The words of the segmentation's dictionary, the commonest first. */
function commonWords(): string[] {
  const dictionary = readFileSync(join(process.cwd(), 'node_modules/@node-rs/jieba/dict.txt'), 'utf8');
  return [...dictionary.matchAll(LINES)]
    .map(([, word = '', count]) => ({ word, count: Number(count) }))
    .filter(({ count }) => count >= MIN_COUNT)
    .sort((a, b) => b.count - a.count)
    .map(({ word }) => word);
}
