import 'server-only';
import { type Envelope, SUCCESS_CODE } from '@/backend/contract/envelope';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';

/** Codes several refusals share, and what they mean when nothing more is said. */
const USUAL: readonly (readonly [code: number, key: ErrorKey])[] = [
  [ERRORS.conflict.code, 'conflict'],
  [ERRORS.forbidden.code, 'forbidden'],
  // Proxies before a backend answer with HTTP's own numbers.
  [401, 'sessionExpired'],
  [403, 'forbidden'],
  [429, 'tooManyRequests'],
];

const BY_CODE = new Map<number, ErrorKey>([
  ...Object.entries(ERRORS).map(([key, { code }]) => [code, key as ErrorKey] as const),
  ...USUAL,
]);

/**
 * The envelope with its refusal named. A backend need not say more than code, message and data: then the name is that
 * of the code in the catalogue. The server's own words stay; a code the catalogue does not know has no name.
 */
export function nameRefusal(envelope: Envelope): Envelope {
  if (envelope.code === SUCCESS_CODE || envelope.messageKey !== undefined) return envelope;
  const messageKey = BY_CODE.get(envelope.code);
  return messageKey ? { ...envelope, messageKey } : envelope;
}
