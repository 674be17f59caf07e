/** Where letters, digits and Chinese meet without a blank: 周报236, BDK2029. */
const SEAMS =
  /(?<=\p{Script=Han})(?=[a-z\d])|(?<=[a-z\d])(?=\p{Script=Han})|(?<=[a-z]{2})(?=\d)|(?<=\d)(?=[a-z]{2})/gu;

/** A folded text with a blank at each of these places. */
export const apartAtSeams = (text: string): string => text.replace(SEAMS, ' ');
