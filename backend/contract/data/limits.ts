/** Longer than any series. */
export const MOST_DAYS = 40_000;

/** Points of a series that are read at once, as for a file of it. */
export const MOST_POINTS = 100_000;
