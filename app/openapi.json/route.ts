import { readPicture } from '@/lib/platform/calls/server';

/** Read for each request: the backend may change while the portal runs. */
export const dynamic = 'force-dynamic';

/** The OpenAPI description of the backend's calls, read from the backend. */
export function GET(request: Request): Promise<Response> {
  return readPicture('/openapi.json', request.signal).catch(() => new Response(null, { status: 503 }));
}
