import { z } from 'zod';
import { lengthOf, reason, formText } from '@/backend/contract/form-text';

/** The most terms the desk's dictionary holds. */
export const MAX_TERMS = 500;
/** A single character is part of too many words. */
const MIN_TERM = 2;
const MAX_TERM = 20;
/** The conversion knows no longer phrases. */
const MAX_PHRASE = 30;

/** A word of the desk's dictionary: how pages for Taiwan and Hong Kong print a simplified word. */
export const termRecord = z
  .object({
    simplified: formText(MIN_TERM, MAX_TERM).refine(
      (text) => /\p{Script=Han}/u.test(text),
      reason('noChinese'),
    ),
    taiwan: formText(1, MAX_TERM),
    /** Empty where Hong Kong writes what the dictionaries say. */
    hong_kong: formText(0, MAX_TERM),
    /** A longer phrase in which the word stays what the dictionaries say; empty for none. */
    exception: formText(0, MAX_PHRASE),
  })
  .superRefine(({ simplified, exception }, context) => {
    const holds = exception.includes(simplified) && lengthOf(exception) > lengthOf(simplified);
    if (exception !== '' && !holds)
      context.addIssue({ code: 'custom', message: reason('notAround'), path: ['exception'] });
  });
export type Term = z.output<typeof termRecord>;
