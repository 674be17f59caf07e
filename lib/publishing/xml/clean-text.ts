/** Control characters but tab and line ends, lone surrogates, and what Unicode says is no character. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff\ufdd0-\ufdef\p{Noncharacter_Code_Point}]/gu;

/**
 * A text of any number of lines as every reader takes it: one kind of line end, nothing that XML or a calendar refuses.
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(FORBIDDEN, '');
}

/** The same for a title or a name, which has one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
