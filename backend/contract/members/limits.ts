/**
 * Lengths count code points. A field of the browser counts UTF-16 units, at most two for each, so it lets twice as much
 * in.
 */
export const UNITS_PER_CHARACTER = 2;

export const NICKNAME_MAX_LENGTH = 30;
export const BIO_MAX_LENGTH = 300;

/** Name and number are those of the identity document in a request for real-name verification. */
export const REAL_NAME_MAX_LENGTH = 60;
export const DOCUMENT_NUMBER_MAX_LENGTH = 40;
export const REAL_NAME_MAX_PICTURES = 3;

export const FEEDBACK_MIN_LENGTH = 5;
export const FEEDBACK_MAX_LENGTH = 500;
export const FEEDBACK_MAX_PICTURES = 4;
