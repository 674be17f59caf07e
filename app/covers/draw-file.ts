import { drawAvatar } from '@/lib/pictures/avatar';
import type { DrawnPicture } from '@/lib/pictures/cover-address';
import { drawCover } from '@/lib/pictures/draw-cover';
import { letterWords } from '@/lib/publishing/share-picture/text/letter-words';

/** A drawn cover or avatar as a file; a browser runs and loads nothing in it. */
export async function drawFile(requested: DrawnPicture, cacheControl: string): Promise<Response> {
  const svg =
    requested.kind === 'avatar'
      ? drawAvatar(requested.id, requested.size)
      : drawCover({ ...requested, isThemed: true }, await letterWords(requested.figure));
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
