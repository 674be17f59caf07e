import { z } from 'zod';
import { isAreaCode } from './phone-number';
import { reason, lengthOf } from '@/backend/contract/form-text';
import {
  PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  DEFAULT_PHONE_CODE,
  EMAIL_MAX_LENGTH,
  PASSWORD_TYPED_MAX_LENGTH,
  PHONE_TYPED_MAX_LENGTH,
} from './limits';

/** An e-mail address, normalised to the form it is stored in. */
export const email = z
  .string({ error: reason('required') })
  .max(EMAIL_MAX_LENGTH, reason('tooLong'))
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .pipe(z.email(reason('notEmail')));

/** A phone number without its area code. A form that has both fields checks them together with `onePhone`. */
export const phone = z
  .string({ error: reason('required') })
  .max(PHONE_TYPED_MAX_LENGTH, reason('notPhone'))
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\d{4,15}$/, reason('notPhone')));

/** An area code of the table, digits only; a leading plus and leading zeros are dropped. */
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

/** A password as typed to sign in. The rules for a new password are not applied. */
export const password = z
  .string({ error: reason('required') })
  .min(1, reason('required'))
  .max(PASSWORD_TYPED_MAX_LENGTH, reason('tooLong'));

/** A new password; the backend refuses common ones (`tooCommon`). */
export const newPassword = z
  .string({ error: reason('required') })
  .refine((text) => lengthOf(text) >= PASSWORD_MIN_LENGTH, reason('tooShort'))
  .refine((text) => lengthOf(text) <= PASSWORD_MAX_LENGTH, reason('tooLong'));

export const newPasswordTwice = { new_password1: newPassword, new_password2: z.string().max(1024) };

/** Refuses two different passwords with the message 两次密码输入不一致. */
export const samePassword: [
  (form: { new_password1: string; new_password2: string }) => boolean,
  { path: string[]; message: string },
] = [
  (form) => form.new_password1 === form.new_password2,
  { path: ['new_password2'], message: reason('mismatch') },
];

/** Proves that the caller is the member: by the password, or by a proof that was issued for a code. */
export const ownership = {
  password: password.optional(),
  /** From `/verifyEmailSms` or `/verifySms` with purpose `confirm`; valid once, within ten minutes. */
  proof: z.string().max(200).optional(),
};
