import { readPicture } from '@/lib/platform/calls/server';

/** Made for each request: the backend may be another one tomorrow. */
export const dynamic = 'force-dynamic';

/** Every call of the backend, as it describes them itself. */
export function GET(request: Request): Promise<Response> {
  return readPicture('/openapi.json', request.signal).catch(() => new Response(null, { status: 503 }));
}
