/** Hours in which a subscription has to be confirmed; then the address is deleted. */
export const CONFIRM_HOURS = 24;
/** Seconds in which no second letter asks the same address to confirm. */
export const CONFIRM_AGAIN_SECONDS = 60;
/** Days for which a subscriber can pause. */
export const PAUSE_DAYS = 14;
/** Days after leaving until the address is deleted and only its hash remains. */
export const LEFT_DAYS = 30;

export const MAX_BLOCKS = 40;
export const MAX_SUBJECT = 120;
export const MAX_INTRO = 300;
export const MAX_LINE = 600;
export const MAX_TEXT = 2000;
export const MAX_SERIES = 6;
/** Characters of a subject that phones show whole. */
export const SHOWN_SUBJECT = 30;

/** Letters that can be on their way at once: as many are uncertain at most when the process is killed. */
export const LETTERS_AT_ONCE = 20;
/** Rows of one imported list, and characters of its file. */
export const MAX_IMPORT_ROWS = 200_000;
export const MAX_IMPORT_LENGTH = 10 * 1024 * 1024;
