export const PASSWORD_MIN_LENGTH = 8;

export const PASSWORD_MAX_LENGTH = 64;

export const CODE_LENGTH = 6;

export const CODE_MINUTES = 10;

export const RESEND_SECONDS = 60;

export const DEFAULT_PHONE_CODE = '86';
