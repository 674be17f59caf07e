import type { ErrorKey } from './errors';

/** Every answer has this form; `code` 200 means success. */
export interface Envelope<Data = unknown> {
  code: number;
  message: string;
  data: Data;
  /** The key by which the message is translated where it is shown; absent on success. */
  messageKey?: ErrorKey;
  /** Field name → reason, for invalid input. */
  fields?: Record<string, string>;
  /** Seconds after which the same request may be repeated; also in the header `retry-after`. */
  retryAfter?: number;
}

export const SUCCESS_CODE = 200;

/** The code that asks the browser to reload the page, but only once, so that no loop can arise. */
export const RELOAD_CODE = 10500;

/**
 * Codes that mean "not now" when the portal requests the signed-in member: the account cannot be read (1005), too many
 * requests (5006, or 429 from a proxy in front of the backend), the page must be reloaded (10500). None of them ends a
 * session.
 */
export const NOT_NOW_CODES: readonly number[] = [1005, 5006, 429, RELOAD_CODE];
