import 'server-only';
import {
  FEDERATION_ANSWER_HEADERS,
  FEDERATION_HEADERS,
  MAX_ACTIVITY_BYTES,
} from '@/backend/contract/federation/addresses';
import { HEADERS } from '@/backend/contract/headers';
import { readBytes } from '@/backend/contract/process/bounded-body';
import { forwardRequest } from '@/lib/platform/calls/server';
import { getConfig } from '@/lib/platform/config/config';
import { callerOf } from '@/lib/platform/session/caller';

/**
 * Forwards a request of a server of the Fediverse to the backend, which has the keys: its body as it was received, because
 * a signature covers every byte, and only the headers that signatures need. 404 while federation is off.
 */
export async function forwardToBackend(request: Request): Promise<Response> {
  const { hasFederation, backendSecret } = getConfig();
  const { pathname, search } = new URL(request.url);
  if (!hasFederation) return missing(pathname);
  const isPost = request.method === 'POST';
  const body = isPost ? await readBytes(request, MAX_ACTIVITY_BYTES) : undefined;
  if (body === null) return new Response(null, { status: 413 });
  const { address } = await callerOf(request);
  const signed = FEDERATION_HEADERS.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  try {
    return await forwardRequest(request, pathname + search, {
      headers: {
        ...Object.fromEntries(signed),
        [HEADERS.secret]: backendSecret,
        [HEADERS.readerAddress]: address,
      },
      body,
      passed: FEDERATION_ANSWER_HEADERS,
    });
  } catch {
    // Other servers repeat what they send.
    return new Response(null, { status: 502 });
  }
}

/** Only programs ask below `/.well-known` and `/nodeinfo`: one line is enough. Elsewhere an address may be of an old site. */
const missing = (pathname: string): Response =>
  pathname.startsWith('/ap/')
    ? new Response(null, { status: 404 })
    : new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
