import {
  type AuthenticatedDocumentLoaderFactory,
  type DocumentLoader,
  getRemoteDocument,
  preloadedContexts,
} from '@fedify/fedify';
import { signRequest } from '@fedify/fedify/sig';
import type { Context } from '@/backend/kernel/context';
import { fetchGuarded } from '@/backend/modules/uploads/commands/fetch-guarded';
import { ACTIVITY_TYPE, agentOf, headersOf } from './post-signed';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;
const ACCEPTED = `${ACTIVITY_TYPE}, application/ld+json; profile="https://www.w3.org/ns/activitystreams"`;

/** Who signs the requests for documents: some servers answer no others. */
type Signer = Parameters<AuthenticatedDocumentLoaderFactory>[0];

/**
 * Reads documents of other servers for Fedify, by the project's guard of addresses that strangers name: no address of the
 * operator's own network unless allowed, https only, bounded in time and size. Vocabularies that many servers use are at
 * hand.
 */
export function documentReader(context: Context, signer: Signer | null = null): DocumentLoader {
  const read: DocumentLoader = async (url) => {
    if (Object.hasOwn(preloadedContexts, url))
      return { contextUrl: null, document: preloadedContexts[url], documentUrl: url };
    if (new URL(url).protocol !== 'https:') throw new Error('not an https address');
    const answer = await fetchGuarded(url, {
      mayBePrivate: (next) => next.protocol === 'https:' && context.config.federation?.privateHosts === true,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      headers: await headersFor(context, url, signer),
    });
    const isOk = answer.status >= 200 && answer.status < 300;
    const headers = ['content-type', 'link'].flatMap((name) => {
      const value = answer.header(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    const response = new Response(isOk ? Buffer.from(answer.bytes) : null, {
      status: answer.status,
      headers,
    });
    return getRemoteDocument(answer.url, response, read);
  };
  return read;
}

async function headersFor(
  context: Context,
  url: string,
  signer: Signer | null,
): Promise<Record<string, string>> {
  const request = new Request(url, { headers: { accept: ACCEPTED, 'user-agent': agentOf(context.config) } });
  if (!signer) return Object.fromEntries(request.headers);
  const spec = 'draft-cavage-http-signatures-12';
  return headersOf(await signRequest(request, signer.privateKey, signer.keyId, { spec }));
}
