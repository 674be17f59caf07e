/** Kept with a page: which of its inline scripts may run. The server turns it into the page's policy. */
export const INLINE_HASHES_HEADER = 'x-lx-inline-hashes';
