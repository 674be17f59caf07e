/**
 * Where services that pass a feed on write the address of the story itself: their `link` leads over a counter of theirs, which may be
 * gone by now.
 */
export const ORIGINAL_LINKS = ['feedburner:origlink', 'pheedo:origlink'] as const;
