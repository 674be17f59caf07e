/** Stored with a cached page: the hashes of its inline scripts. The server turns them into the page's policy. */
export const INLINE_HASHES_HEADER = 'x-lx-inline-hashes';
