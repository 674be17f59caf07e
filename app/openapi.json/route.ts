import { readPicture } from '@/lib/platform/calls/server';

/** Made for each request: the backend may change while the portal runs. */
export const dynamic = 'force-dynamic';

/** The OpenAPI description the backend gives of its calls. */
export function GET(request: Request): Promise<Response> {
  return readPicture('/openapi.json', request.signal).catch(() => new Response(null, { status: 503 }));
}
