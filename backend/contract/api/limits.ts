export const MAX_KEY_NAME_LENGTH = 60;
/** The most keys of a member that still work. */
export const MAX_KEYS = 20;
