import { drawAvatar } from '@/lib/pictures/avatar';
import { readCoverFile } from '@/lib/pictures/cover-address';
import { drawCover } from '@/lib/pictures/draw-cover';
import { letterWords } from '@/lib/publishing/share-picture/text/letter-words';

/**
 * Covers and avatars drawn from an id and the numbers and words of an item. The address contains everything, so they
 * are cached for ever.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const requested = readCoverFile((await params).file);
  if (!requested) return new Response(null, { status: 404 });
  const svg =
    requested.kind === 'avatar'
      ? drawAvatar(requested.id, requested.size)
      : drawCover({ ...requested, isThemed: true }, await letterWords(requested.figure));
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
