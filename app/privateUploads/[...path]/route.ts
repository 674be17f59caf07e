import { callerOf } from '@/lib/platform/session/caller';
import { headersOf } from '@/lib/platform/calls/member-call';
import { readPicture } from '@/lib/platform/calls/server';
import { isPictureName } from '@/lib/uploads/picture-name';

/**
 * A picture of an identity document, for those who check it; 404 for everybody else. The backend's headers forbid
 * caching.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = (await params).path.join('/');
  const caller = await callerOf(request);
  if (!caller.token || !isPictureName(path)) return new Response(null, { status: 404 });
  try {
    return await readPicture(`/privateUploads/${path}`, request.signal, headersOf(caller));
  } catch {
    return new Response(null, { status: 502 });
  }
}
