import { readPicture } from '@/lib/platform/calls/server';
import { isPictureName } from '@/lib/uploads/picture-name';

/**
 * A stored picture, read from the backend at each request, because the backend's address is not known at build time.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = (await params).path.join('/');
  if (!isPictureName(path)) return new Response(null, { status: 404 });
  try {
    return await readPicture(`/uploads/${path}`, request.signal);
  } catch {
    return new Response(null, { status: 502 });
  }
}
