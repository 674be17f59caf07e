import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Jieba } from '@node-rs/jieba';
import characters from 'opencc-js/dict/TSCharacters';
import glossary from '@/backend/contract/chinese/glossary.json';
import ownWords from '@/backend/contract/chinese/subject-words.json';
import { deskTerms } from './desk-terms';
import { regionTerms } from './region-words';

/** The shortest length of a term; shorter ones may occur by chance where two words meet. */
const LONG = 3;

/** Created at first use, which takes some 150 ms and 38 MB outside the JavaScript heap. */
interface Dictionary {
  jieba?: Jieba;
  simplified?: Map<string, string>;
}

/** One instance for the process: route bundles load this module more than once. */
function dictionary(): Dictionary {
  const holder = globalThis as { lianxunDictionary?: Dictionary };
  return (holder.lianxunDictionary ??= {});
}

/** jieba with its dictionary of 349,000 words and the words of this subject. */
function open(): Jieba {
  const opened = Jieba.withDict(readFileSync(join(process.cwd(), 'node_modules/@node-rs/jieba/dict.txt')));
  const terms = Object.values(glossary.terms).flatMap((words) => Object.keys(words));
  const long = [...terms.map(toSimplified), ...regionTerms.filter((term) => hasLooseParts(opened.cut(term)))]
    .filter((term) => term.length >= LONG)
    .filter((term) => !hasLooseEnd(opened.cut(term)));
  const fromDesk = deskTerms()
    .terms.map(({ simplified }) => toSimplified(simplified))
    .filter((term) => !hasLooseEnd(opened.cut(term)));
  opened.loadDict(
    Buffer.from([...ownWords, ...long, ...fromDesk].map((word) => `${word} 3000 n\n`).join('')),
  );
  return opened;
}

/** Lets the words be learnt anew; call it when the desk's dictionary has changed. */
export function clearWords(): void {
  delete dictionary().jieba;
}

/**
 * Whether the last character of a term is no word of its own, so that it may as well begin the next word: 一块屏 would
 * break 一块屏幕.
 */
const hasLooseEnd = (words: readonly string[]) => words.length > 1 && words.at(-1)?.length === 1;

/** Whether a term is neither a word nor made of words, so that the text around it may tear it apart. */
const hasLooseParts = (words: readonly string[]) =>
  words.length > 1 && words.some((word) => word.length === 1);

/**
 * The words of a Chinese text, in order and without a gap: joined they are the text. The dictionary is simplified;
 * `isTraditional` says that the text is not. `isGuessing` also joins characters that look like a word the dictionary
 * lacks, as names do.
 */
export function wordsOf(text: string, { isTraditional = false, isGuessing = false } = {}): string[] {
  const jieba = (dictionary().jieba ??= open());
  if (!isTraditional) return jieba.cut(text, isGuessing);
  let at = 0;
  return jieba.cut(toSimplified(text), isGuessing).map((word) => text.slice(at, (at += word.length)));
}

/** Whether the dictionary of the segmentation has a simplified word as a verb before all else. */
export function isVerb(word: string): boolean {
  const [tagged] = (dictionary().jieba ??= open()).tag(word, false);
  return tagged?.word === word && tagged.tag.startsWith('v');
}

/** The text with each character in its simplified form; the length does not change. */
function toSimplified(text: string): string {
  const forms = (dictionary().simplified ??= new Map(
    characters.split('|').flatMap((entry) => {
      const [from = '', to = ''] = entry.split(' ');
      return from.length === to.length && from !== to ? [[from, to]] : [];
    }),
  ));
  return text.replace(/\p{Script=Han}/gu, (character) => forms.get(character) ?? character);
}
