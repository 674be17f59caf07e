import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { drawFile } from '@/app/covers/draw-file';
import { callFor } from '@/lib/platform/calls/member-call';
import { callerOf } from '@/lib/platform/session/caller';
import { readCoverFile } from '@/lib/pictures/cover-address';

/**
 * The cover of a text that is still being written. Its words are not signed, so only whoever is signed in gets it, and
 * no cache keeps it.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const requested = readCoverFile((await params).file);
  if (!requested) return new Response(null, { status: 404 });
  const { envelope } = await callFor(await callerOf(request), 'userInfo', {});
  if (envelope.code !== SUCCESS_CODE) return new Response(null, { status: 404 });
  return drawFile(requested, 'private, no-store');
}
