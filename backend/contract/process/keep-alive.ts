/**
 * How long an idle connection stays open, in ms: longer than the timeouts of proxies and clients, so that they never reuse one
 * that is being closed here.
 */
export const KEEP_ALIVE_MS = 75_000;
