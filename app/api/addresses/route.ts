import { type Addresses, addressRequest } from '@/backend/contract/publishing/announcement';
import { addressesOf } from '@/lib/publishing/feed/addresses';
import { readJsonBody } from '@/backend/contract/process/bounded-body';
import { tooLarge } from '@/lib/platform/calls/too-large';
import { isBackend } from '@/lib/platform/config/backend-secret';

const MAX_BYTES = 1024 * 1024;

/**
 * Answers the backend, which does not know the portal's addresses, with those of items and of the feeds that contain
 * them. 404 for other callers.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isBackend(request)) return new Response(null, { status: 404 });
  const body = await readJsonBody(request, MAX_BYTES);
  if (body === undefined) return tooLarge();
  const input = addressRequest.safeParse(body);
  if (!input.success) return new Response(null, { status: 400 });
  return Response.json(addressesOf(input.data.items, input.data.events) satisfies Addresses);
}
