import type { WebhookFailure } from '@/backend/contract/webhooks/kinds';
import { PrivateAddressError } from '@/backend/modules/uploads/commands/guarded-network';

/** The codes of Node, TLS and undici by what they mean; a certificate has many more, which are told by their form. */
const CODES: readonly [RegExp, WebhookFailure][] = [
  [/^(?:ENOTFOUND|EAI_AGAIN|ENODATA)$/, 'noHost'],
  [/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'refused'],
  [/^(?:ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/, 'timeout'],
  [/CERT|SIGNATURE|^ERR_TLS_|^ERR_SSL_|^EPROTO$/, 'certificate'],
];

/** The fields of an error that say what happened; an error of another realm is no `Error` here. */
interface Facts {
  name?: unknown;
  code?: unknown;
  cause?: unknown;
  errors?: unknown;
}

const MAX_CAUSES = 5;

/** Why a request got no answer. What undici throws only says that it failed; its causes say why. */
export function failureOf(error: unknown): WebhookFailure {
  if (error instanceof PrivateAddressError) return 'privateAddress';
  let facts: Facts = Object(error);
  for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
    if (facts.name === 'TimeoutError') return 'timeout';
    // A host with several addresses has an error for each.
    const errors = Array.isArray(facts.errors) ? facts.errors : [];
    const codes = [facts, ...errors.map((each): Facts => Object(each))].map(({ code }) => String(code));
    for (const [pattern, failure] of CODES) if (codes.some((code) => pattern.test(code))) return failure;
    facts = Object(facts.cause);
  }
  return 'noAnswer';
}
