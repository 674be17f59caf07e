import type { Script } from './script';

const HAN = /\p{Script=Han}/u;
const CORNERS: readonly [RegExp, string][] = [
  [/“/g, '「'],
  [/”/g, '」'],
  // The apostrophe of an English word is excluded.
  [/‘(?=[^‘’]*\p{Script=Han})/gu, '『'],
  [/(?<=『[^『』A-Za-z]*)’/g, '』'],
];
const CURLY: readonly [RegExp, string][] = [
  [/「/g, '“'],
  [/」/g, '”'],
  [/『/g, '‘'],
  [/』/g, '’'],
];

/** Whether a text has Han characters, so that its quotation marks are Chinese. */
export function hasHan(text: string): boolean {
  return HAN.test(text);
}

/** Quotation marks as each script prints them: 「corners」 in traditional Chinese, “curls” in simplified. */
export function quoteAs(text: string, to: Script): string {
  const marks = to === 'zh-Hans' ? CURLY : CORNERS;
  return marks.reduce((quoted, [mark, replacement]) => quoted.replace(mark, replacement), text);
}
