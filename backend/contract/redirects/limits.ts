/** The longest target, in characters. */
export const MAX_TARGET = 2000;
/** The most patterns: each is compared with every address that nothing else answers. */
export const MAX_PATTERNS = 200;
/** The most rows of a list that are stored at once, and the most bytes of it. */
export const MAX_LIST_ROWS = 50_000;
export const MAX_LIST_BYTES = 16 * 1024 * 1024;
/** The number of rows that are followed from one old address to another; a longer chain is refused as a loop. */
export const MAX_REDIRECT_STEPS = 10;

/** What an old address answers: the way to the new place, or that there is none. */
export const REDIRECT_STATUSES = [308, 410] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** Why a row is refused. */
export const REDIRECT_REFUSALS = [
  'notAnAddress',
  'targetMissing',
  'loop',
  'taken',
  'tooLong',
  'tooManyPatterns',
  'statusUnknown',
  'off',
  'gapUnknown',
] as const;
export type RedirectRefusal = (typeof REDIRECT_REFUSALS)[number];
