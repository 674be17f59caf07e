import { readPicture } from '@/lib/backend/server';

const NAME = /^[0-9a-f]{2}\/[0-9a-f]{32}\.(jpg|png|gif|webp)$/;

/** A stored picture. Read through at each request: where the backend stands is known when the portal runs, not when it is built. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = (await params).path.join('/');
  if (!NAME.test(path)) return new Response(null, { status: 404 });
  try {
    return await readPicture(`/uploads/${path}`, request.signal);
  } catch {
    return new Response(null, { status: 502 });
  }
}
