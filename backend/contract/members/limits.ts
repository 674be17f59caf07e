export const NICKNAME_MAX_LENGTH = 30;

export const BIO_MAX_LENGTH = 300;

export const FEEDBACK_MIN_LENGTH = 5;

export const FEEDBACK_MAX_LENGTH = 500;

export const FEEDBACK_MAX_PICTURES = 4;
