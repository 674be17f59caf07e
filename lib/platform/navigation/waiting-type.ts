/**
 * The script type that keeps a browser from running a script of a cached page; `start-scripts.inline.ts` runs it later.
 */
export const WAITING_TYPE = 'later';
