/** Headers the portal and the backend agree on, beside `authorization` (the session token, bare or after `Bearer`). */
export const HEADERS = {
  /** The shared secret; without it the address and the agent below are ignored. */
  secret: 'x-backend-secret',
  /** Network address of the reader. */
  readerAddress: 'x-reader-address',
  /** `user-agent` of the reader. */
  readerAgent: 'x-reader-agent',
  /**
   * Random name a reader's browser keeps. A browser that signed in before is not held up by other people's wrong
   * guesses.
   */
  readerDevice: 'x-reader-device',
  /** Number of the newest change the portal knows of: the answer must not be older. */
  knownChange: 'x-known-change',
  /** Names one request in the logs of both programs. */
  requestId: 'x-request-id',
  /** The place of the request in a trace (W3C). */
  traceparent: 'traceparent',
  /** Language of `message` in a refusal. */
  locale: 'x-locale',
} as const;
