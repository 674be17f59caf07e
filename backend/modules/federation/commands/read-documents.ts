import {
  type AuthenticatedDocumentLoaderFactory,
  type DocumentLoader,
  getRemoteDocument,
  preloadedContexts,
  type RemoteDocument,
} from '@fedify/fedify';
import { signRequest } from '@fedify/fedify/sig';
import type { Context } from '@/backend/kernel/context';
import { fetchGuarded, type GuardedAnswer } from '@/backend/modules/uploads/commands/fetch-guarded';
import { ACTIVITY_TYPE, agentOf, headersOf } from './post-signed';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;
/** How many times a page may name another address as its document. */
const MAX_ALTERNATES = 2;
const GONE = 410;
const ACCEPTED = `${ACTIVITY_TYPE}, application/ld+json; profile="https://www.w3.org/ns/activitystreams"`;

/** Who signs the requests for documents: some servers answer no others. */
type Signer = Parameters<AuthenticatedDocumentLoaderFactory>[0];

/**
 * Reads documents of other servers for Fedify, by the project's guard of addresses that strangers name: no address of the
 * operator's own network unless allowed, https only, bounded in time and size. A page may name another address as its
 * document, which may do so again; all are read in the time of one. Vocabularies that many servers use are at hand.
 */
export function documentReader(context: Context, signer: Signer | null = null): DocumentLoader {
  const read = async (url: string, alternates: number, deadline: number): Promise<RemoteDocument> => {
    if (Object.hasOwn(preloadedContexts, url))
      return { contextUrl: null, document: preloadedContexts[url], documentUrl: url };
    const answer = await requestDocument(context, url, signer, deadline);
    const isOk = answer.status >= 200 && answer.status < 300;
    const headers = ['content-type', 'link'].flatMap((name) => {
      const value = answer.header(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    const response = new Response(isOk ? Buffer.from(answer.bytes) : null, {
      status: answer.status,
      headers,
    });
    return getRemoteDocument(answer.url, response, async (next) => {
      if (alternates === 0) throw new Error('too many addresses of one document');
      return read(next, alternates - 1, deadline);
    });
  };
  return (url) => read(url, MAX_ALTERNATES, performance.now() + TIMEOUT_MS);
}

/** Whether an address of another server answers that what was there is gone for good. */
export async function isGone(context: Context, url: string): Promise<boolean> {
  const { status } = await requestDocument(context, url, null, performance.now() + TIMEOUT_MS);
  return status === GONE;
}

/** @param deadline on the clock of `performance`, in milliseconds */
async function requestDocument(
  context: Context,
  url: string,
  signer: Signer | null,
  deadline: number,
): Promise<GuardedAnswer> {
  const mayBePrivate = ({ protocol }: URL) => {
    if (protocol !== 'https:') throw new Error('not an https address');
    return context.config.federation?.privateHosts === true;
  };
  return fetchGuarded(url, {
    mayBePrivate,
    timeoutMs: Math.max(1, Math.ceil(deadline - performance.now())),
    maxBytes: MAX_BYTES,
    headers: await headersFor(context, url, signer),
  });
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
