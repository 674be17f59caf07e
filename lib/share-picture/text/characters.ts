/** What no face of ours has and no preview needs: pictographs, joiners, directions, controls. */
const DROPPED =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Cc}\p{Cf}\p{Cs}\p{Co}\u{fe00}-\u{fe0f}\u{20e3}\u{e0000}-\u{e0fff}]/gu;
/** Signs that Unicode counts among the pictographs and newspapers print as letters. */
const KEPT = /[©®™]/;
/** More than this on one letter is mischief. */
const MARKS = /(\p{M}{2})\p{M}+/gu;

/** A text as it can be set: composed, on one line, without emoji, invisible characters or towers of accents. */
export function printable(text: string, longest: number): string {
  const clean = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(DROPPED, (sign) => (KEPT.test(sign) ? sign : ''))
    .replace(MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, longest).join('');
}

const OPENING = '（「『【《〈〔［｛“‘';
const CLOSING = '）」』】》〉〕］｝”’，。、；：！？…';
const HANGING = `${CLOSING},.;:!?)]}%％·—～ー々`;

/** Never at the end of a line. */
export function isOpening(char: string): boolean {
  return OPENING.includes(char) || '([{'.includes(char);
}

/** Never at the beginning of a line. */
export function isClosing(char: string): boolean {
  return HANGING.includes(char);
}

/** Full-width punctuation whose first half is white. */
export function isBlankLeft(char: string): boolean {
  return '（「『【《〈〔［｛'.includes(char);
}

/** Full-width punctuation whose second half is white. */
export function isBlankRight(char: string): boolean {
  return '）」』】》〉〕］｝，。、；：'.includes(char);
}

export function isHan(char: string): boolean {
  return /^[\p{Script=Han}\u3040-\u30ff]/u.test(char);
}

export function isLatin(char: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}$€£¥%]/u.test(char);
}
