/** More than the number of days in any series. */
export const MAX_DAYS = 40_000;

/** The most points of a series in one answer; sufficient for a download. */
export const MAX_POINTS = 100_000;

/** The most series on a reader's watch list. */
export const MAX_WATCHED = 50;

/** On which side of its level a price alert waits for the value. */
export const PRICE_DIRECTIONS = ['above', 'below'] as const;

/** The most price alerts of a member. */
export const MAX_PRICE_ALERTS = 20;
