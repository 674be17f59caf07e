import taiwanWords from 'opencc-js/dict/TWPhrases';
import { deskTerms } from '@/backend/contract/chinese/desk-terms';
import type { Term } from '@/backend/contract/chinese/term';
import glossary from '@/backend/contract/chinese/glossary.json';
import otherNames from '@/backend/contract/chinese/other-names.json';
import regions from '@/backend/contract/chinese/region-words.json';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { ASSETS } from './asset-names';

/** A Chinese word or name of at most 14 characters, with a dot where it is a foreign name: 凯西·伍德. */
const HAN_WORD = /^(?=.{2,14}$)\p{Script=Han}+(?:·\p{Script=Han}+)*$/u;
/** A name in Latin letters, and V神. */
const LATIN_NAME = /^(?:(?=.*[a-z])[a-z0-9 ]{2,40}|[a-z]\p{Script=Han})$/u;
const isName = (text: string) => HAN_WORD.test(text) || LATIN_NAME.test(text);

/**
 * For a word, all words for the same: those that pages print instead in another region, the names of an asset, and what
 * persons, companies and terms are called otherwise. All are folded. 哈希 → 哈希, 雜湊 (folded: 杂凑); 树莓派 → raspberry pi.
 */
export type WordClasses = ReadonlyMap<string, readonly string[]>;

/** Which classes: also those of common words in English, and of labels in their languages, which find much. */
type Width = 'narrow' | 'wide';

let fromDictionaries: WordClasses | undefined;
let classes: { made: Partial<Record<Width, WordClasses>>; version: number } | undefined;
let storedNames: readonly (readonly string[])[] = [];

/** The classes from the dictionaries that convert the pages, the desk's among them; made at first use, in some 50 ms. */
export function wordClasses(width: Width = 'narrow'): WordClasses {
  const { terms, version } = deskTerms();
  if (classes?.version !== version) classes = { made: {}, version };
  return (classes.made[width] ??= withTerms((fromDictionaries ??= makeClasses()), terms, width));
}

/** Adds groups of names for one thing, such as those of a label in its languages, in place of those added before. */
export function setStoredNames(names: readonly (readonly string[])[]): void {
  if (JSON.stringify(names) === JSON.stringify(storedNames)) return;
  storedNames = names;
  classes = undefined;
}

function withTerms(stored: WordClasses, terms: readonly Term[], width: Width): WordClasses {
  const names = width === 'wide' ? [...COMMON, ...storedNames] : [];
  if (terms.length + names.length === 0) return stored;
  const groups = new Map([...stored].map(([word, group]) => [word, new Set(group)]));
  for (const { simplified, taiwan, hong_kong: hongKong } of terms) join(groups, simplified, taiwan, hongKong);
  for (const group of names) joinNames(groups, group);
  return listed(groups);
}

const COMMON = otherNames.common.names.map((row) => row.split('|'));

type Groups = Map<string, Set<string>>;

/** Says that words mean the same, where two of them are Chinese and differ when they are folded. */
function join(groups: Groups, ...words: readonly string[]): void {
  const folded = [...new Set(words.map(foldCharacters))].filter((word) => HAN_WORD.test(word));
  if (folded.length < 2) return;
  for (const word of folded.flatMap(asTyped)) {
    const group = groups.get(word) ?? groups.set(word, new Set([word])).get(word);
    for (const other of folded) group?.add(other);
  }
}

/** A name as it may be typed: foreign ones also without the dot. */
const asTyped = (name: string): string[] => [...new Set([name, name.replaceAll('·', '')])];
/** The parts of a name stand between blanks or dots. */
const inParts = (name: string) => ` ${name.replaceAll('·', ' ')} `;

/** Says that names in any script mean the same, together with what each of them already means. */
function joinNames(groups: Groups, names: readonly string[]): void {
  const folded = names.map(foldCharacters).filter(isName);
  if (folded.length < 2) return;
  const all = folded.flatMap((name) => [name, ...(groups.get(name) ?? [])]);
  // What has vitalik buterin has vitalik.
  const needed = all.filter(
    (name) => !all.some((other) => other !== name && inParts(name).includes(inParts(other))),
  );
  for (const name of folded)
    for (const typed of asTyped(name)) groups.set(typed, new Set([typed, ...needed]));
}

/** Taiwan also calls 分散式 or 非中心化 what is 去中心化; alone, 分散式 is what the mainland calls 分布式. */
const withoutCentre = (name: string): string[] =>
  /^去中心化./.test(name)
    ? [name, ...['分散式', '非中心化'].map((word) => name.replace('去中心化', word))]
    : [name];

const listed = (groups: Groups): WordClasses =>
  new Map([...groups].map(([word, group]) => [word, [...group]]));

function makeClasses(): WordClasses {
  const groups: Groups = new Map();
  for (const [from = '', ...forms] of taiwanWords.split('|').map((entry) => entry.split(' ')))
    join(groups, from, ...forms);
  for (const to of ['zh-Hant', 'zh-Hant-HK', 'zh-Hans'] as const)
    for (const [from, form] of Object.entries(glossary.terms[to])) {
      join(groups, from, form);
      // 二维码 is QR Code in Taiwan.
      if (LATIN_NAME.test(foldCharacters(form))) joinNames(groups, [from, form]);
    }
  for (const row of regions.groups.flatMap(({ words }) => words)) join(groups, ...row.split(' '));
  for (const names of ASSETS) for (const name of names) groups.set(name, new Set([name, ...names]));
  for (const row of otherNames.groups.flatMap(({ names }) => names))
    joinNames(groups, row.split('|').flatMap(withoutCentre));
  return listed(groups);
}
