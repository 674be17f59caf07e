/** Characters. */
export const TITLE_MAX_LENGTH = 200;
/** Longer ones are cut in search results: Han characters count 2, others 1. */
export const TITLE_SEEN_WIDTH = 60;
export const SUMMARY_MAX_LENGTH = 500;
/** Characters of HTML of one language. */
export const BODY_MAX_LENGTH = 1_000_000;
/** Bytes of one request that carries a text. */
export const PIECE_MAX_BYTES = 8 * 1024 * 1024;
export const REASON_MAX_LENGTH = 1000;
export const NOTE_MAX_LENGTH = 1000;
export const MAX_LABELS = 10;
export const MAX_TOPICS = 5;
/** How long a review takes, as authors are told: from, to, in minutes. */
export const REVIEW_MINUTES = [40, 50] as const;
/** Minutes an editor holds a piece without doing anything. */
export const CLAIM_MINUTES = 15;
/** Seconds in which a published flash or a decision can be undone. */
export const UNDO_SECONDS = 10;
/** Seconds in which an undo is accepted: those shown, and some for a click at the last moment. What cannot be unsent waits so long. */
export const UNDO_ACCEPTED_SECONDS = UNDO_SECONDS + 5;
/** Days a discarded draft can be brought back. */
export const KEPT_DAYS = 30;
/** Days a preview address works. */
export const PREVIEW_DAYS = 7;

/** The most preview addresses of one piece that work at once. */
export const MAX_PREVIEWS = 50;
