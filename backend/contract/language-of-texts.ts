import { z } from 'zod';
import { LOCALES } from './locale';

/** What a field of an answer is to a reader of the other Chinese script. */
type TextRole = 'in-lang' | 'in-any-script' | 'lang';

/** The roles of fields. They belong to one schema each: a schema that is derived from it, as by `max`, has none. */
export const textRoles = z.registry<{ role: TextRole }>();

/** A text in the language that its object states with `langOfTexts`. */
export const textInLang = z.string().register(textRoles, { role: 'in-lang' });

/** The language of the texts of its object. */
export const langOfTexts = z.enum(LOCALES).register(textRoles, { role: 'lang' });

/** A text whose language nothing states: in either Chinese script, or without Chinese. */
export const textInAnyScript = <Schema extends z.ZodType<string>>(schema: Schema): Schema => {
  textRoles.add(schema, { role: 'in-any-script' });
  return schema;
};
