/** How the note begins on a source that was read without errors, except that a value was left out. */
export const LEFT_OUT = 'left out as too far off';
