import { z } from 'zod';

/** Why a field is refused: values of `fields` in a refusal. The portal turns them into words. */
export type FieldReason =
  | 'required'
  | 'notEmail'
  | 'notPhone'
  | 'notCode'
  | 'tooShort'
  | 'tooLong'
  | 'tooCommon'
  | 'containsAddress'
  | 'mismatch'
  | 'notAllowed'
  | 'notOurPicture'
  /** It was taken down with an item. */
  | 'pictureClosed'
  /** An address inside the operator's own network. */
  | 'privateAddress'
  /** Something it points at is not there. */
  | 'notFound'
  /** Something else of its kind has it. */
  | 'taken';

export const reason = (key: FieldReason) => key;

/** Length in code points. An emoji that is joined of several, or a letter with a combining mark, counts as several. */
export const lengthOf = (text: string) => [...text].length;

/**
 * Format characters, which show nothing themselves, such as marks of the writing direction. The joiner inside an emoji
 * stays.
 */
const FORMAT =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))\p{Cf}/gu;

/** A visible character: not a blank, a mark without a letter, a filler that counts as a letter or the empty Braille cell. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Text of a form: format characters are dropped, control characters are blanks, ends are trimmed; a text in which
 * nothing is seen is empty.
 */
export function typedText(min: number, max: number, isMultiline = false) {
  const control = isMultiline ? /[^\P{Cc}\n]/gu : /\p{Cc}/gu;
  return z
    .string({ error: reason('required') })
    .max(max * 8, reason('tooLong'))
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(FORMAT, '').replace(control, ' ').trim())
    .transform((text) => (VISIBLE.test(text) ? text : ''))
    .refine((text) => lengthOf(text) >= min, reason(min === 1 ? 'required' : 'tooShort'))
    .refine((text) => lengthOf(text) <= max, reason('tooLong'));
}
