import { passOn } from '@/lib/platform/calls/server';

/** What Stripe tells of payments, at the address of the site; the backend checks the signature over the raw body. */
export async function POST(request: Request): Promise<Response> {
  const headers = {
    'content-type': request.headers.get('content-type') ?? '',
    'stripe-signature': request.headers.get('stripe-signature') ?? '',
  };
  try {
    return await passOn(request, '/stripe/webhook', headers);
  } catch {
    // Stripe tells it again.
    return new Response(null, { status: 502 });
  }
}
