import { z } from 'zod';
import { isAreaCode } from './phone-number';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 64;
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 60;
export const DEFAULT_PHONE_CODE = '86';
export const NICKNAME_MAX_LENGTH = 30;
export const BIO_MAX_LENGTH = 300;
export const FEEDBACK_MIN_LENGTH = 5;
export const FEEDBACK_MAX_LENGTH = 500;
export const FEEDBACK_MAX_PICTURES = 4;

/** Why a field is refused: the values of `fields` in a refusal of an account call. Words belong to the portal. */
export const FIELD_REASONS = [
  'required',
  'notEmail',
  'notPhone',
  'notCode',
  'tooShort',
  'tooLong',
  'tooCommon',
  'containsAddress',
  'mismatch',
  'notAllowed',
  'notOurPicture',
] as const;
export type FieldReason = (typeof FIELD_REASONS)[number];

const reason = (key: FieldReason) => key;

/** What a reader sees as one character counts as one. */
const lengthOf = (text: string) => [...text].length;

/** Characters that shape others and show nothing, such as turned directions; what joins emoji to one picture stays. */
const FORMAT =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))\p{Cf}/gu;

/** Blanks, marks without a letter, the fillers that count as letters, the empty Braille cell: none of these is seen. */
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

/** An e-mail address in the one form it is kept in. */
export const email = z
  .string({ error: reason('required') })
  .max(254, reason('tooLong'))
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .pipe(z.email(reason('notEmail')));

/** A subscriber's number without area code; a form that holds both reads them by `onePhone`. */
export const phone = z
  .string({ error: reason('required') })
  .max(40, reason('notPhone'))
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\d{4,15}$/, reason('notPhone')));

/** Area code of the table, digits only; a leading plus and zeros are dropped. */
export const phoneCode = z
  .string()
  .max(10, reason('notPhone'))
  .transform((text) => text.trim().replace(/^\+?0*/, ''))
  .refine(isAreaCode, reason('notPhone'))
  .default(DEFAULT_PHONE_CODE);

export const code = z
  .string({ error: reason('required') })
  .transform((text) => text.normalize('NFKC').replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, reason('notCode')));

/** A password as typed to sign in: its length is never checked there. */
export const password = z
  .string({ error: reason('required') })
  .min(1, reason('required'))
  .max(1024, reason('tooLong'));

/** A password being chosen; common ones are refused by the backend (`tooCommon`). */
export const newPassword = z
  .string({ error: reason('required') })
  .refine((text) => lengthOf(text) >= PASSWORD_MIN_LENGTH, reason('tooShort'))
  .refine((text) => lengthOf(text) <= PASSWORD_MAX_LENGTH, reason('tooLong'));

export const newPasswordTwice = { new_password1: newPassword, new_password2: z.string().max(1024) };

/** Refuses two passwords that differ: 两次密码输入不一致. */
export const samePassword: [
  (form: { new_password1: string; new_password2: string }) => boolean,
  { path: string[]; message: string },
] = [
  (form) => form.new_password1 === form.new_password2,
  { path: ['new_password2'], message: reason('mismatch') },
];

/** What shows that the person at the keyboard is the member: the password, or a proof got for a code. */
export const ownership = {
  password: password.optional(),
  /** From `/verifyEmailSms` or `/verifySms` with purpose `confirm`; ten minutes, once. */
  proof: z.string().max(200).optional(),
};
