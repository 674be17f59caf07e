/** The caches of the installed app: pages read last, and pages its member collected. */
export const READ_CACHE = 'lx-read-1';
export const COLLECTED_CACHE = 'lx-collected-1';
