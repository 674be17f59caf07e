import taiwanWords from 'opencc-js/dict/TWPhrases';
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

let classes: WordClasses | undefined;

/** The classes from the dictionaries that convert the pages; made at first use, in some 50 ms. */
export function wordClasses(): WordClasses {
  return (classes ??= makeClasses());
}

function makeClasses(): WordClasses {
  const groups = new Map<string, Set<string>>();
  const join = (...words: readonly string[]) => {
    const folded = [...new Set(words.map(foldCharacters))].filter((word) => HAN_WORD.test(word));
    const [first, ...others] = folded;
    if (first === undefined || others.length === 0) return;
    for (const word of folded) {
      const group = groups.get(word) ?? groups.set(word, new Set([word])).get(word);
      for (const other of folded) group?.add(other);
    }
  };
  for (const [from = '', ...forms] of taiwanWords.split('|').map((entry) => entry.split(' ')))
    join(from, ...forms);
  for (const to of ['zh-Hant', 'zh-Hant-HK', 'zh-Hans'] as const)
    for (const [from, form] of Object.entries(glossary.terms[to])) join(from, form);
  for (const row of regions.groups.flatMap(({ words }) => words)) join(...row.split(' '));
  for (const names of ASSETS) for (const name of names) groups.set(name, new Set([name, ...names]));
  return new Map([...groups].map(([word, group]) => [word, [...group]]));
}
