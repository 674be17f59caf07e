import { ConverterFactory } from 'opencc-js/core';
import compatibility from 'opencc-js/dict/CJK_Compatibility_Ideographs';
import hongKongCharacters from 'opencc-js/dict/HKVariants';
import hongKongNames from 'opencc-js/dict/HKVariantsPhrases';
import traditionalCharacters from 'opencc-js/dict/STCharacters';
import traditionalPhrases from 'opencc-js/dict/STPhrases';
import regionalPhrases from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases';
import simplifiedCharacters from 'opencc-js/dict/TSCharacters';
import simplifiedPhrases from 'opencc-js/dict/TSPhrases';
import taiwanWords from 'opencc-js/dict/TWPhrases';
import fromTaiwanWords from 'opencc-js/dict/TWPhrasesRev';
import taiwanCharacters from 'opencc-js/dict/TWVariants';
import fromTaiwanCharacters from 'opencc-js/dict/TWVariantsRev';
import fromTaiwanNames from 'opencc-js/dict/TWVariantsRevPhrases';
import taiwanNames from 'opencc-js/dict/TWVariantsPhrases';
import type { Words } from './glossary';
import { houseCharacters, housePhrases } from './house-phrases';
import type { Script } from './script';

/** OpenCC's two steps of a conversion; in each, the first dictionary that has a phrase decides. */
interface Steps {
  first: readonly string[];
  second: readonly string[];
  /** The dictionary that converts characters of the intermediate script back to the script of the text. */
  back: string;
}

/** Forms of Hong Kong's official list for schools that its press does not print, since they look simplified there. */
const UNPRINTED = new Set([...'說戶兌稅悅銳閱脫蛻衛敘蘊醞']);
/** OpenCC's standard forms that its Hong Kong list lacks, with those the press prints. */
const PRINTED = '羣 群|麪 麵|啓 啟|峯 峰';

function asPrintedInHongKong(dictionary: string): string {
  const entries = dictionary.split('|').filter((entry) => !UNPRINTED.has(entry.slice(0, 1)));
  return [...entries, PRINTED].join('|');
}

/** OpenCC's s2twp, s2hk and tw2sp. */
const STEPS: Record<Script, Steps> = {
  'zh-Hant': {
    first: [traditionalPhrases, regionalPhrases, traditionalCharacters],
    second: [taiwanWords, taiwanNames, taiwanCharacters],
    back: simplifiedCharacters,
  },
  'zh-Hant-HK': {
    first: [traditionalPhrases, regionalPhrases, traditionalCharacters],
    second: [hongKongNames, asPrintedInHongKong(hongKongCharacters)],
    back: simplifiedCharacters,
  },
  'zh-Hans': {
    first: [fromTaiwanWords, fromTaiwanNames, fromTaiwanCharacters],
    second: [simplifiedPhrases, simplifiedCharacters],
    back: taiwanCharacters,
  },
};

/** The dictionaries of one script with both steps combined, so that a phrase is looked up once. */
export interface PhraseTable {
  phrases: ReadonlyMap<string, string>;
  characters: ReadonlyMap<string, string>;
  /** The lengths of phrases by their first two characters (`startOf`): bit 2 stands for two characters. */
  lengths: ReadonlyMap<number, number>;
}

/** The table of a script. Terms come before the dictionaries; their forms are final. */
export function phraseTable(to: Script, terms: { all: Words; inPhrases: Words }): PhraseTable {
  const { first, second, back } = STEPS[to];
  const firstEntries = entriesOf(first);
  const between = new Map(firstEntries);
  const house = Object.entries(terms.inPhrases).map(([from, term]): Entry => [
    between.get(from) ?? spell(from, between),
    term,
  ]);
  // These terms also apply within longer phrases. Not toward simplified Chinese: there the first step already changes words,
  // and its result may be another term.
  const finish = ConverterFactory(to === 'zh-Hans' ? [...second] : [house, ...second]);
  const spelledBack = ConverterFactory([back]);

  const phrases = new Map<string, string>();
  const characters = new Map<string, string>();
  const keep = (from: string, form: string) => (isCharacter(from) ? characters : phrases).set(from, form);
  // The second step's phrases are in the intermediate script; they are also stored in the text's spelling.
  for (const [from, form] of entriesOf(second)) {
    keep(from, form);
    if (!isCharacter(from)) keep(spelledBack(from), form);
  }
  for (const [from, form] of firstEntries) keep(from, finish(form));
  for (const [from, form] of entriesOf([compatibility])) keep(from, characters.get(form) ?? form);
  for (const [from, form] of houseCharacters(to)) characters.set(from, form);
  const written = housePhrases(to, (text) => spell(text, characters), finish);
  for (const [from, form] of written) phrases.set(from, form);
  for (const [from, term] of Object.entries(terms.all)) phrases.set(from, term);
  return { phrases, characters, lengths: lengthsOf(phrases.keys()) };
}

/** A table with further phrases, which come before its phrases of the same characters. */
export function withPhrases(
  table: PhraseTable,
  further: readonly (readonly [string, string])[],
): PhraseTable {
  const phrases = new Map([...table.phrases, ...further]);
  const lengths = new Map(table.lengths);
  for (const [start, bits] of lengthsOf(further.map(([phrase]) => phrase)))
    lengths.set(start, (lengths.get(start) ?? 0) | bits);
  return { ...table, phrases, lengths };
}

type Entry = [from: string, form: string];

/**
 * The entries of dictionaries in reverse order, so that the first dictionary's entries overwrite the others in a map.
 */
function entriesOf(dictionaries: readonly string[]): Entry[] {
  return dictionaries.toReversed().flatMap((dictionary) =>
    dictionary.split('|').map((entry): Entry => {
      const gap = entry.indexOf(' ');
      return [entry.slice(0, gap), entry.slice(gap + 1)];
    }),
  );
}

/** Each character replaced by its single form. */
function spell(text: string, forms: ReadonlyMap<string, string>): string {
  return [...text].map((character) => forms.get(character) ?? character).join('');
}

const isCharacter = (text: string) => text.length === ((text.codePointAt(0) ?? 0) > 0xffff ? 2 : 1);

/**
 * By the first two characters, the lengths of the phrases that begin with them, as a bit set. Most places in a text can
 * be ruled out without a substring.
 */
function lengthsOf(phrases: Iterable<string>): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const phrase of phrases) {
    const start = startOf(phrase, 0);
    lengths.set(start, (lengths.get(start) ?? 0) | (1 << phrase.length));
  }
  return lengths;
}

/** The two characters at an offset as one small integer; some rare pairs have the same one. */
export function startOf(text: string, at: number): number {
  return ((text.charCodeAt(at) & 0x7fff) << 15) | (text.charCodeAt(at + 1) & 0x7fff);
}
