export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 64;

/** A password as it may be typed to sign in: what is longer than one may be is wrong, not refused. */
export const PASSWORD_TYPED_MAX_LENGTH = 1024;
export const EMAIL_MAX_LENGTH = 254;
/** With blanks, brackets and strokes. */
export const PHONE_TYPED_MAX_LENGTH = 40;
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 60;
export const DEFAULT_PHONE_CODE = '86';
export const PASSKEY_NAME_MAX_LENGTH = 80;
export const MOST_PASSKEYS = 20;
