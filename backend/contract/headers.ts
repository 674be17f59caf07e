/** Headers the portal and the backend agree on, beside `authorization` (the session token, bare or after `Bearer`). */
export const HEADERS = {
  /** The shared secret; only with it are the two headers below believed. */
  secret: 'x-backend-secret',
  /** Network address of the reader. */
  readerAddress: 'x-reader-address',
  /** `user-agent` of the reader. */
  readerAgent: 'x-reader-agent',
  /** Language of `message` in a refusal. */
  locale: 'x-locale',
} as const;
