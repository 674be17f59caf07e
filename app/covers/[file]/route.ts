import { readCoverFile } from '@/lib/pictures/cover-address';
import { isSignedCover } from '@/lib/platform/config/cover-signature';
import { drawFile } from '../draw-file';

/**
 * Covers and avatars drawn from an id and the numbers and words of an item. The address contains everything, so they
 * are cached for ever; words without our signature answer 404.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const requested = readCoverFile((await params).file);
  if (!requested || (requested.kind === 'cover' && !isSignedCover(requested.figure)))
    return new Response(null, { status: 404 });
  return drawFile(requested, 'public, max-age=31536000, immutable');
}
