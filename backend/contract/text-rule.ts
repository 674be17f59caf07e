/**
 * Format characters, which show nothing themselves, such as marks of the writing direction. The joiner inside an emoji
 * stays.
 */
const FORMAT =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))\p{Cf}/gu;

/** A visible character: not a blank, a mark without a letter, a filler that counts as a letter or the empty Braille cell. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing is seen in a text: blanks, control and format characters, fillers. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/**
 * The one rule for a short text, however it comes in: format characters are dropped, control characters are blanks, ends are
 * trimmed; a text in which nothing is seen is empty.
 */
export function tidyText(text: string, isMultiline = false): string {
  if (isBlank(text)) return '';
  const control = isMultiline ? /[^\P{Cc}\n]/gu : /\p{Cc}/gu;
  return text.replace(/\r\n?/g, '\n').replace(FORMAT, '').replace(control, ' ').trim();
}
