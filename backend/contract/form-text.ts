import { z } from 'zod';
import { tidyText } from './text-rule';

/** The reason a field is refused: a value of `fields` in a refusal. The portal translates it. */
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
  /** The day or time does not exist, such as 30 February. */
  | 'notATime'
  | 'inThePast'
  /** The end is not after the start. */
  | 'beforeStart'
  | 'notOurPicture'
  /** The picture was closed because its story was removed. */
  | 'pictureClosed'
  /** An address inside the operator's own network. */
  | 'privateAddress'
  /** The name contains the name of this site. */
  | 'siteName'
  /** The text has no letter, digit or Chinese character, only punctuation. */
  | 'noLetters'
  | 'noChinese'
  /** Neither a path of the site nor a whole address. */
  | 'notALink'
  | 'notAnAddress'
  /** Not lower-case letters, digits and hyphens. */
  | 'notAKey'
  /** Not the name of a time zone, such as Asia/Shanghai. */
  | 'notAZone'
  /** Not a time of day such as 09:30. */
  | 'notAClock'
  /** Not a list of numbers that can be drawn. */
  | 'notNumbers'
  /** Not names with dots between them, as `result.prices`. */
  | 'notAPath'
  /** The phrase does not contain the word it is an exception of. */
  | 'notAround'
  /** What the value leads to leads back. */
  | 'loops'
  | 'tooMany'
  /** A record, or an account, that the action may not have as its own object. */
  | 'itself'
  /** Text of this colour would be hard to read. */
  | 'lowContrast'
  | 'notAColour'
  /** An SVG without a flat shape, or no SVG at all. */
  | 'notALogo'
  /** The value refers to something that does not exist. */
  | 'notFound'
  /** Another record of the same kind has this value. */
  | 'taken';

export const reason = (key: FieldReason) => key;

/** The length in code points. An emoji composed of several, or a letter with a combining mark, counts as several. */
export const lengthOf = (text: string) => [...text].length;

/** A text of a form, with line breaks only if `isMultiline`, normalised by `tidyText`. */
export function formText(min: number, max: number, isMultiline = false) {
  return (
    z
      .string({ error: reason('required') })
      .max(max * 8, reason('tooLong'))
      // What descriptions say: the length that counts, in code points as JSON Schema counts it.
      .meta({ maxLength: max })
      .transform((text) => tidyText(text, isMultiline))
      .refine((text) => lengthOf(text) >= min, reason(min === 1 ? 'required' : 'tooShort'))
      .refine((text) => lengthOf(text) <= max, reason('tooLong'))
  );
}
