import { callerOf } from '@/lib/platform/session/caller';
import { headersOf } from '@/lib/platform/calls/member-call';
import { readPicture } from '@/lib/platform/calls/server';
import { isPictureName } from '@/lib/uploads/picture-name';

/**
 * A stored picture, read from the backend at each request, because the backend's address is not known at build time. A
 * removed picture answers 410, except for administrators.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = (await params).path.join('/');
  if (!isPictureName(path)) return new Response(null, { status: 404 });
  try {
    const answer = await readPicture(`/uploads/${path}`, request.signal);
    if (answer.status !== 410) return answer;
    const caller = await callerOf(request);
    return caller.token ? await readPicture(`/uploads/${path}`, request.signal, headersOf(caller)) : answer;
  } catch {
    return new Response(null, { status: 502 });
  }
}
