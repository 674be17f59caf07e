import { z } from 'zod';
import { tidyText } from './text-rule';

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
  /** No time or day of the calendar, such as 30 February. */
  | 'notATime'
  | 'inThePast'
  | 'notOurPicture'
  /** It was taken down with an item. */
  | 'pictureClosed'
  /** An address inside the operator's own network. */
  | 'privateAddress'
  /** It has the name of this site in it. */
  | 'siteName'
  /** Something it points at is not there. */
  | 'notFound'
  /** Something else of its kind has it. */
  | 'taken';

export const reason = (key: FieldReason) => key;

/** Length in code points. An emoji that is joined of several, or a letter with a combining mark, counts as several. */
export const lengthOf = (text: string) => [...text].length;

/** Text of a form, a line or with `isMultiline` several, by the rule of `tidyText`. */
export function typedText(min: number, max: number, isMultiline = false) {
  return z
    .string({ error: reason('required') })
    .max(max * 8, reason('tooLong'))
    .transform((text) => tidyText(text, isMultiline))
    .refine((text) => lengthOf(text) >= min, reason(min === 1 ? 'required' : 'tooShort'))
    .refine((text) => lengthOf(text) <= max, reason('tooLong'));
}
