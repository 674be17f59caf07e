import { type Addresses, addressRequest } from '@/backend/contract/publishing/announcement';
import { addressesOf } from '@/lib/publishing/feed/addresses';
import { isBackend } from '@/lib/platform/config/backend-secret';

/** Where items and the feeds they stand in are, for the backend, which knows no addresses. */
export async function POST(request: Request): Promise<Response> {
  if (!isBackend(request)) return new Response(null, { status: 404 });
  const input = addressRequest.safeParse(await request.json().catch(() => null));
  if (!input.success) return new Response(null, { status: 400 });
  return Response.json(addressesOf(input.data.items) satisfies Addresses);
}
