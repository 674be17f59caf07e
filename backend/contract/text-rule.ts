/**
 * Format characters, which are invisible, such as marks of the writing direction. The joiner inside an emoji is not
 * among them, nor the letters that make a flag that of a country such as Wales.
 */
const FORMAT =
  /(?!(?<=\u{1F3F4}[\u{E0030}-\u{E007A}]{0,5})[\u{E0030}-\u{E007F}])(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))\p{Cf}/gu;

/**
 * A visible character: neither a blank, a mark without a letter, a filler that counts as a letter, nor the empty
 * Braille cell.
 */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows nothing: only blanks, control and format characters, fillers. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/**
 * The one rule for every short text: format characters are removed, control characters become blanks, and the ends are
 * trimmed; a text that shows nothing becomes empty.
 */
export function tidyText(text: string, isMultiline = false): string {
  if (isBlank(text)) return '';
  const control = isMultiline ? /[^\P{Cc}\n]/gu : /\p{Cc}/gu;
  return text.replace(/\r\n?/g, '\n').replace(FORMAT, '').replace(control, ' ').trim();
}
