import type { Context } from '@/backend/kernel/context';
import { actorUrl } from '@/backend/modules/federation/queries/site-addresses';
import { fetchGuarded } from '@/backend/modules/uploads/commands/fetch-guarded';
import { readActorKeys } from './actor-keys';

const TIMEOUT_MS = 10_000;
const UNAUTHORISED = 401;

/** How signatures of requests are written: the draft that every server reads, then the standard that replaced it. */
const FORMS = ['draft-cavage-http-signatures-12', 'rfc9421'] as const;

/** The media type of activities. */
export const ACTIVITY_TYPE = 'application/activity+json';

/** Who asks, for the logs of other servers. */
export const agentOf = ({ siteUrl }: Context['config']): string => `Lianxun (+${siteUrl}/)`;

/**
 * Sends a document to an inbox, signed by one of our actors; again in the other form of signatures when the server does
 * not know the first. @returns the status it answered
 * @throws PrivateAddressError for an inbox in the operator's own network; an Error of the network, or of the timeout
 */
export async function postSigned(
  context: Context,
  actor: string,
  inbox: string,
  body: string,
): Promise<number> {
  const { config } = context;
  if (new URL(inbox).protocol !== 'https:') throw new Error('not an https address');
  const { signRequest } = await import('@fedify/fedify/sig');
  const { rsa } = await readActorKeys(context, actor);
  const keyId = new URL(`${actorUrl(config, actor)}#main-key`);
  let status = UNAUTHORISED;
  for (const spec of FORMS) {
    const request = new Request(inbox, {
      method: 'POST',
      headers: { 'content-type': ACTIVITY_TYPE, 'user-agent': agentOf(config) },
      body,
    });
    const signed = await signRequest(request, rsa.privateKey, keyId, { spec });
    const answer = await fetchGuarded(inbox, {
      mayBePrivate: () => config.federation?.privateHosts === true,
      timeoutMs: TIMEOUT_MS,
      maxBytes: null,
      headers: headersOf(signed),
      body,
    });
    status = answer.status;
    if (status !== UNAUTHORISED) return status;
  }
  return status;
}

/** The headers of a signed request but its host, which the connection says. */
export function headersOf(signed: Request): Record<string, string> {
  const { host: _, ...headers } = Object.fromEntries(signed.headers);
  return headers;
}
