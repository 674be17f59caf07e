import { drawAvatar } from '@/lib/pictures/avatar';
import { readCoverFile } from '@/lib/pictures/cover-address';
import { drawCover } from '@/lib/pictures/draw-cover';

/**
 * Covers and avatars drawn from an id and the numbers of an item. The address contains everything, so they are cached
 * for ever.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const asked = readCoverFile((await params).file);
  if (!asked) return new Response(null, { status: 404 });
  const svg = asked.kind === 'avatar' ? drawAvatar(asked.id, asked.size) : drawCover(asked);
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
