import 'server-only';
import { type Envelope, SUCCESS_CODE } from '@/backend/contract/envelope';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';

/** Codes that several refusals share, and the key that an answer with such a code gets when it has none. */
const USUAL: readonly (readonly [code: number, key: ErrorKey])[] = [
  [ERRORS.conflict.code, 'conflict'],
  [ERRORS.forbidden.code, 'forbidden'],
  // Proxies in front of a backend answer with HTTP status codes.
  [401, 'sessionExpired'],
  [403, 'forbidden'],
  [429, 'tooManyRequests'],
];

const BY_CODE = new Map<number, ErrorKey>([
  ...Object.entries(ERRORS).map(([key, { code }]) => [code, key as ErrorKey] as const),
  ...USUAL,
]);

/**
 * Adds `messageKey` to a refusal without one: the key of its code in the catalogue. The message stays as it is; an
 * unknown code gets no key.
 */
export function nameRefusal(envelope: Envelope): Envelope {
  if (envelope.code === SUCCESS_CODE || envelope.messageKey !== undefined) return envelope;
  const messageKey = BY_CODE.get(envelope.code);
  return messageKey ? { ...envelope, messageKey } : envelope;
}
