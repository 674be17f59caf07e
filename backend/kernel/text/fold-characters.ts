import { fold } from './fold';

/**
 * Characters that the dictionary folds only within certain words (瞭解 but not 瞭, 反覆 but not 覆). They are always folded
 * here, so that a text and any part of it fold alike. 鍊 is a common misspelling in 區塊鍊, 計畫 is 计划, and 帳戶 is 账户.
 */
const ALWAYS: Record<string, string> = {
  瞭: '了',
  藉: '借',
  覆: '复',
  著: '着',
  衹: '只',
  彷: '仿',
  甦: '苏',
  沈: '沉',
  畫: '划',
  画: '划',
  鍊: '链',
  帳: '账',
  帐: '账',
  ς: 'σ',
};

const foldCache = new Map<string, string>();

/** A character in the form used for searching; the result may have several characters. */
export function foldCharacter(character: string): string {
  let folded = foldCache.get(character);
  if (folded === undefined) {
    folded = ALWAYS[character] ?? fold(character);
    foldCache.set(character, folded);
  }
  return folded;
}

/**
 * Folds the spellings of a text character by character, so that a part of a text has the same form as when it is typed
 * alone. `fold` converts whole words and is for whole names.
 */
export function foldCharacters(text: string): string {
  let folded = '';
  for (const character of text.normalize('NFKC')) folded += foldCharacter(character);
  return folded;
}
