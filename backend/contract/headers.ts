/**
 * Headers that the portal and the backend both use, besides `authorization` (the session token, with or without
 * `Bearer`).
 */
export const HEADERS = {
  /** The key of a request to the public interface; only the portal may present one. */
  apiKey: 'x-api-key',
  /** The shared secret; without it the backend ignores the reader's address and agent in the headers below. */
  secret: 'x-backend-secret',
  /** The network address of the reader. */
  readerAddress: 'x-reader-address',
  /** The `user-agent` of the reader. */
  readerAgent: 'x-reader-agent',
  /**
   * A random name stored in the reader's browser. A browser that has signed in to an account before is not slowed down
   * by other people's wrong guesses at it.
   */
  readerDevice: 'x-reader-device',
  /** The number of the newest change the portal has read; the answer must not be older than this change. */
  knownChange: 'x-known-change',
  /** The id of one request in the logs of both programs. */
  requestId: 'x-request-id',
  /** The trace context of the request (W3C). */
  traceparent: 'traceparent',
  /** The language of `message` in a refusal. */
  locale: 'x-locale',
} as const;
