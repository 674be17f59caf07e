/** The attribute that `repeatedPress` writes. */
export const REPEATED_PRESS = 'data-press';

/**
 * Attributes of a link whose press a script handles in place. A press from before the script is there is kept and
 * repeated once it is (`repeat-actions.inline.ts`); where scripts do not come, the link is followed.
 * @param group links of which only the last press counts; without it each link is a group of its own
 */
export const repeatedPress = (group = '') => ({ [REPEATED_PRESS]: group });
