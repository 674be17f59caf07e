/** What became of a form, as the page it leads to says. */
export const DONE_STATES = ['sent', 'confirmed', 'left', 'saved', 'invalid', 'later', 'unavailable'] as const;
export type DoneState = (typeof DONE_STATES)[number];
