/** Control characters except tab and line ends, lone surrogates, and Unicode's noncharacters. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff\ufdd0-\ufdef\p{Noncharacter_Code_Point}]/gu;

/**
 * A text with `\n` as its only line end and without characters that XML or iCalendar forbid.
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(FORBIDDEN, '');
}

/** The same for a title or a name, which has one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
