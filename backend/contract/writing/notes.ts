/** Whom a note on a piece is for: the desk alone, or its author, too. */
export const NOTE_AUDIENCES = ['desk', 'author'] as const;
export type NoteAudience = (typeof NOTE_AUDIENCES)[number];
/** Characters of the passage a note is about; a longer one is cut. */
export const QUOTE_MAX_LENGTH = 300;
/** Notes of one piece, resolved ones included. */
export const MAX_NOTES = 500;
