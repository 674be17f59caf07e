import { countries } from 'countries-list';
import type { z } from 'zod';
import type { FieldReason } from '@/backend/contract/form-text';

const AREA_CODES = new Set(Object.values(countries).flatMap(({ phone }) => phone.map(String)));

/**
 * Area codes of countries whose numbers keep their leading 0 when dialled from abroad: Italy, San Marino, Côte
 * d'Ivoire, Benin, Congo.
 */
const WITH_ZERO = ['39', '378', '225', '229', '242'];

/** The exact form of a number, by area code; other countries' numbers need at least 4 digits. */
const FORMS: Record<string, RegExp> = { '86': /^1\d{10}$/, '1': /^[2-9]\d{9}$/ };
const MAX_DIGITS = 15;

/** Whether the area-code table has this code. */
export const isAreaCode = (digits: string): boolean => AREA_CODES.has(digits);

/**
 * A phone number in its stored form, however it was typed. The area code becomes the shortest one of the table it
 * begins with (1242 becomes 1, and 242 begins the number). Leading zeros, which are dialled inside a country, are
 * dropped.
 * @returns null when there is no such number
 */
export function readPhone(areaCode: string, digits: string): { areaCode: string; digits: string } | null {
  const countryCode = [1, 2, 3].map((length) => areaCode.slice(0, length)).find(isAreaCode) ?? areaCode;
  const national = WITH_ZERO.includes(countryCode) ? digits : digits.replace(/^0+/, '');
  const full = areaCode.slice(countryCode.length) + national;
  const isNumber =
    (FORMS[countryCode] ?? /^\d{4,}$/).test(full) && countryCode.length + full.length <= MAX_DIGITS;
  return isNumber ? { areaCode: countryCode, digits: full } : null;
}

interface WithAreaCode {
  phone_code: string;
  isPhone?: boolean;
}
type PhoneForm<Field extends string> = WithAreaCode & { [key in Field]?: string };

/** A transform that normalises the phone number of a form, if there is one; an invalid one is reported at `path`. */
export const onePhone =
  <Field extends string>(field: Field, path: string = field) =>
  <Form extends PhoneForm<Field>>(form: Form, ctx: z.RefinementCtx): Form => {
    const typed = form[field];
    if (!typed || form.isPhone === false) return form;
    const read = readPhone(form.phone_code, typed);
    if (read) return { ...form, phone_code: read.areaCode, [field]: read.digits };
    ctx.addIssue({ code: 'custom', path: [path], message: 'notPhone' satisfies FieldReason });
    return form;
  };
