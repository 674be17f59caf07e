/** Where letters, digits and Chinese meet without a blank: 周报236, BDK2029. */
const SEAMS =
  /(?<=\p{Script=Han})(?=[a-z\d])|(?<=[a-z\d])(?=\p{Script=Han})|(?<=[a-z]{2})(?=\d)|(?<=\d)(?=[a-z]{2})/gu;
const IS_LONE = /^\p{Script=Han}$/u;
const IS_NUMBER = /^[\d.,]+$/;

/** A folded text with a blank at each of these places. */
export const apartAtSeams = (text: string): string => text.replace(SEAMS, ' ');

/**
 * The same without the single Chinese characters that were beside letters or digits, as they say little and begin very
 * many words: 第5条bridge → `5 bridge`. They stay where too little would be left.
 */
export function withoutLoneHan(text: string): string {
  const apart = apartAtSeams(text);
  const typed = new Set(text.split(' '));
  const words = apart.split(' ').filter((word) => !IS_LONE.test(word) || typed.has(word));
  return words.length > 1 && words.some((word) => !IS_NUMBER.test(word)) ? words.join(' ') : apart;
}

/** Letters that a version follows without a blank: solidity0.8.14. */
const BEFORE_VERSION = /[a-z]{2}(?=\d+\.\d)/g;

/** A folded text with a blank there, so that the first number of a version is no part of the word. */
export const apartAtVersions = (text: string): string => text.replace(BEFORE_VERSION, '$& ');
