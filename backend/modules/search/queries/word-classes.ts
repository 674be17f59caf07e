import taiwanWords from 'opencc-js/dict/TWPhrases';
import type { Term } from '@/backend/contract/chinese/term';
import glossary from '@/backend/contract/chinese/glossary.json';
import regions from '@/backend/contract/chinese/region-words.json';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { ASSETS } from './asset-names';

const HAN_WORD = /^\p{Script=Han}{2,10}$/u;

/**
 * For a word, all words for the same: those that pages print instead in another region, and the names of an asset. All
 * are folded. 哈希 → 哈希, 雜湊 (folded: 杂凑).
 */
export type WordClasses = ReadonlyMap<string, readonly string[]>;

let fromDictionaries: WordClasses | undefined;
let classes: WordClasses | undefined;
let deskTerms: readonly Term[] = [];

/** The classes from the dictionaries that convert the pages; made at first use, in some 50 ms. */
export function wordClasses(): WordClasses {
  return (classes ??= withTerms((fromDictionaries ??= makeClasses()), deskTerms));
}

/** Adds the words of the desk's dictionary to the classes, in place of those added before. */
export function setDeskTerms(terms: readonly Term[]): void {
  if (JSON.stringify(terms) === JSON.stringify(deskTerms)) return;
  deskTerms = terms;
  classes = undefined;
}

function withTerms(stored: WordClasses, terms: readonly Term[]): WordClasses {
  if (terms.length === 0) return stored;
  const groups = new Map([...stored].map(([word, group]) => [word, new Set(group)]));
  for (const { simplified, taiwan, hong_kong: hongKong } of terms) join(groups, simplified, taiwan, hongKong);
  return listed(groups);
}

type Groups = Map<string, Set<string>>;

/** Says that words mean the same, where two of them are Chinese and differ when they are folded. */
function join(groups: Groups, ...words: readonly string[]): void {
  const folded = [...new Set(words.map(foldCharacters))].filter((word) => HAN_WORD.test(word));
  if (folded.length < 2) return;
  for (const word of folded) {
    const group = groups.get(word) ?? groups.set(word, new Set([word])).get(word);
    for (const other of folded) group?.add(other);
  }
}

const listed = (groups: Groups): WordClasses =>
  new Map([...groups].map(([word, group]) => [word, [...group]]));

function makeClasses(): WordClasses {
  const groups: Groups = new Map();
  for (const [from = '', ...forms] of taiwanWords.split('|').map((entry) => entry.split(' ')))
    join(groups, from, ...forms);
  for (const to of ['zh-Hant', 'zh-Hant-HK', 'zh-Hans'] as const)
    for (const [from, form] of Object.entries(glossary.terms[to])) join(groups, from, form);
  for (const row of regions.groups.flatMap(({ words }) => words)) join(groups, ...row.split(' '));
  for (const names of ASSETS) for (const name of names) groups.set(name, new Set([name, ...names]));
  return listed(groups);
}
