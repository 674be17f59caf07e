/** In characters. */
export const TITLE_MAX_LENGTH = 200;
/** The width above which titles are cut in search results: Han characters count 2, others 1. */
export const TITLE_SEEN_WIDTH = 60;
export const SUMMARY_MAX_LENGTH = 500;
/** Characters of the HTML of one language. */
export const BODY_MAX_LENGTH = 1_000_000;
/** The largest request with a text, in bytes. */
export const DRAFT_MAX_BYTES = 8 * 1024 * 1024;
export const REASON_MAX_LENGTH = 1000;
export const NOTE_MAX_LENGTH = 1000;
export const MAX_LABELS = 10;
export const MAX_TOPICS = 5;
/** The usual duration of a review as shown to authors: from and to, in minutes. */
export const REVIEW_MINUTES = [40, 50] as const;
/** Minutes after which an editor's claim ends without activity. */
export const CLAIM_MINUTES = 15;
/** Seconds in which a published flash or a decision can be undone. */
export const UNDO_SECONDS = 10;
/**
 * Seconds in which an undo is accepted: the displayed ones, and a few more for a click at the last moment. Whatever
 * cannot be recalled, such as letters, is delayed as long.
 */
export const UNDO_ACCEPTED_SECONDS = UNDO_SECONDS + 5;
/** Days in which a discarded draft can be recovered. */
export const RETENTION_DAYS = 30;
/** Days for which a preview address works. */
export const PREVIEW_DAYS = 7;

/** The most valid preview addresses of one draft. */
export const MAX_PREVIEWS = 50;
