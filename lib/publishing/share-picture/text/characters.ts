/** Characters that are not drawn: joiners, directions, controls, and modifiers without a pictograph. */
const DROPPED = /[\p{Emoji_Modifier}\p{Cc}\p{Cf}\p{Cs}\p{Co}\u{fe00}-\u{fe0f}\u{20e3}\u{e0000}-\u{e0fff}]/gu;
const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u{20e3}]/u;
/** Signs that Unicode counts among the pictographs, but are printed as letters. */
const RETAINED = /[©®™]/;
/** More than two accents on one letter; the further ones are dropped. */
const MARKS = /(\p{M}{2})\p{M}+/gu;

const graphemes = new Intl.Segmenter();

/** Characters as readers see them: a letter with its accents, a flag, a family. */
export function graphemesOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** An emoji with all that belongs to it. */
export function isPictograph(grapheme: string): boolean {
  return PICTOGRAPH.test(grapheme) && !RETAINED.test(grapheme);
}

/**
 * A text in the form in which it can be set: composed, on one line, without invisible characters, with at most two
 * accents on a letter.
 * @param longest the most code points that are kept
 */
export function printable(text: string, longest: number): string {
  const clean = graphemesOf(text.normalize('NFC').replace(/\s+/g, ' '))
    .map((grapheme) => (isPictograph(grapheme) ? grapheme : grapheme.replace(DROPPED, '')))
    .join('')
    .replace(MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, longest).join('');
}

const OPENING = '（「『【《〈〔［｛“‘';
const CLOSING = '）」』】》〉〕］｝”’，。、；：！？…';
const HANGING = `${CLOSING},.;:!?)]}%％·—～ー々`;

/** Whether a character must not end a line. */
export function isOpening(char: string): boolean {
  return OPENING.includes(char) || '([{'.includes(char);
}

/** Whether a character must not begin a line. */
export function isClosing(char: string): boolean {
  return HANGING.includes(char);
}

/** Full-width punctuation whose left half is empty. */
export function isBlankLeft(char: string): boolean {
  return '（「『【《〈〔［｛'.includes(char);
}

/** Full-width punctuation whose right half is empty. */
export function isBlankRight(char: string): boolean {
  return '）」』】》〉〕］｝，。、；：'.includes(char);
}

export function isHan(char: string): boolean {
  return /^[\p{Script=Han}\u3040-\u30ff]/u.test(char);
}

export function isLatin(char: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}$€£¥%]/u.test(char);
}
