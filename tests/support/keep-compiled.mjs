import { flushCompileCache } from 'node:module';

/**
 * When to store what has been compiled, in ms after the start: the program itself, then the pages that tests opened. What
 * is stored already is not stored again.
 */
const AFTER_MS = [4000, 20_000, 60_000];

for (const time of AFTER_MS) setTimeout(flushCompileCache, time).unref();
