import { callerOf } from '@/lib/auth/caller';
import { headersOf } from '@/lib/backend/member';
import { readPicture } from '@/lib/backend/server';
import { isPictureName } from '@/lib/media/picture-name';

/** A picture of a document, for those who check it; for everybody else there is none. Nobody keeps it. */
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
