import { readBody } from '@/backend/contract/process/bounded-body';
import { forwardRequest } from '@/lib/platform/calls/server';

const MAX_BYTES = 256 * 1024;

/** Forwards Stripe's webhook to the backend, which checks the signature over the raw body. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, MAX_BYTES);
  if (body === null) return new Response(null, { status: 413 });
  const headers = {
    'content-type': request.headers.get('content-type') ?? 'application/json',
    'stripe-signature': request.headers.get('stripe-signature') ?? '',
  };
  try {
    return await forwardRequest(request, '/stripe/webhook', { headers, body });
  } catch {
    // Stripe repeats the request.
    return new Response(null, { status: 502 });
  }
}
