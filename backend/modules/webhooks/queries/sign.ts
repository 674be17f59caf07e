import { Webhook } from 'standardwebhooks';
import type { webhooks } from '@/backend/db/schema/webhooks';

type Secrets = Pick<typeof webhooks.$inferSelect, 'secret' | 'previousSecret' | 'previousUntil'>;

const bytesOf = (stored: string): Buffer => Buffer.from(stored, 'base64url');

/** A stored secret in the form in which the libraries of Standard Webhooks take it. */
export const secretOf = (stored: string): string => `whsec_${bytesOf(stored).toString('base64')}`;

/**
 * The headers of a delivery: its id, which stays the same, the time of this try, and the signatures of both and the
 * body. There are two for a while after a secret was replaced, so that receivers can change over.
 */
export function signedHeaders(
  { secret, previousSecret, previousUntil }: Secrets,
  id: string,
  body: string,
  now: Date,
): Record<string, string> {
  const isBoth = previousSecret !== null && previousUntil !== null && previousUntil > now;
  const secrets = isBoth ? [secret, previousSecret] : [secret];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets
      .map((each) => new Webhook(bytesOf(each), { format: 'raw' }).sign(id, now, body))
      .join(' '),
  };
}
