/** Who can read a note on a draft: the desk alone, or the author, too. */
export const NOTE_AUDIENCES = ['desk', 'author'] as const;
export type NoteAudience = (typeof NOTE_AUDIENCES)[number];
/** The most characters of the passage a note is about; a longer one is cut. */
export const QUOTE_MAX_LENGTH = 300;
/** The most notes of one draft, including resolved ones. */
export const MAX_NOTES = 500;
