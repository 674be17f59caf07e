/** More days than any series has. */
export const MAX_DAYS = 40_000;

/** The most points of a series in one answer; enough for a download. */
export const MAX_POINTS = 100_000;
