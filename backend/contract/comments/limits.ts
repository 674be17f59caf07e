/** Characters of a comment, of the passage it quotes, and of an editor's note to its author. */
export const MAX_COMMENT = 500;
export const MAX_QUOTE = 200;
export const MAX_NOTE = 300;
/** Minutes in which the author can change a comment. */
export const EDIT_MINUTES = 5;
/** Comments of one page, and the replies shown under each: as many are taken, so that all can be read. */
export const COMMENTS_PER_PAGE = 10;
export const MAX_REPLIES = 50;
/** Comments of one account that wait for an editor at once; beyond, the account waits, too. */
export const MAX_WAITING = 5;
/** Comments that an editor decides on at once, and minutes in which the decision can be undone. */
export const MAX_DECIDED = 100;
export const UNDO_MINUTES = 10;
export const MAX_WORDS = 1000;
export const MAX_WORD = 40;
/** Days of comments in which a word is tried out. */
export const TRIED_DAYS = 30;
