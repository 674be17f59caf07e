import { readBody } from '@/backend/contract/process/bounded-body';
import { forwardRequest } from '@/lib/platform/calls/server';

const MAX_BYTES = 1024 * 1024;

/** Forwards what a mailbox or a relay received to the backend, which checks the secret. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, MAX_BYTES);
  if (body === null) return new Response(null, { status: 413 });
  const headers = {
    'content-type': request.headers.get('content-type') ?? 'message/rfc822',
    authorization: request.headers.get('authorization') ?? '',
  };
  try {
    return await forwardRequest(request, '/letters/inbound', { headers, body });
  } catch {
    // Relays repeat the request.
    return new Response(null, { status: 502 });
  }
}
