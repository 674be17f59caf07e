/** The beginning of the note on a source that was read well, but for a value that was left out. */
export const LEFT_OUT = 'left out as too far off';
