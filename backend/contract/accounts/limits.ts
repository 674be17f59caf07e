export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 64;

/** The sign-in form accepts more characters than a password can have; such an input is answered as a wrong password. */
export const PASSWORD_TYPED_MAX_LENGTH = 1024;
export const EMAIL_MAX_LENGTH = 254;
/** The most characters of a phone number as typed, with its blanks, brackets and hyphens. */
export const PHONE_TYPED_MAX_LENGTH = 40;
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 60;
export const DEFAULT_PHONE_CODE = '86';
export const PASSKEY_NAME_MAX_LENGTH = 80;
export const MAX_PASSKEYS = 20;

/** Days after which a session ends in any case; the cookie of a browser lasts as long, and the backend ends unused ones earlier. */
export const MAX_SESSION_DAYS = 180;
