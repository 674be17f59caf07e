import type { Reference } from '@/backend/contract/records/calls';
import type { Messages } from '@/lib/platform/language/messages';

type Words = Messages['desk']['records'];
/** The name of a field; documents of several kinds share names. */
export type FieldWord = keyof Words['fields'];

/**
 * How a field is filled in. `words`, `lines` and `html` have a text in each language; `rows` is a list of rows with the
 * same fields, `sections` a list of rows of different types, `keys` the keys of sections.
 */
export type FieldInput =
  | { input: 'words' | 'lines' | 'html' | 'text' | 'day' | 'time' | 'flag' | 'keys' | 'sections' }
  | { input: 'rows'; of: readonly RecordField[] }
  | { input: 'number'; max: number; min?: number }
  | { input: 'choice'; options: readonly (keyof Words['options'])[] }
  | { input: 'picture'; purpose: 'cover' | 'avatar' }
  | { input: 'reference' | 'references'; of: Reference };

export interface FieldWords {
  /** The message of the field's label, when it differs from the one for its name. */
  label?: FieldWord;
  hint?: keyof Words['hints'];
}

export type RecordField = FieldInput & FieldWords & { name: FieldWord };
