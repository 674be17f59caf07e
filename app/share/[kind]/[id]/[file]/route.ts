import { getPicture } from '@/lib/publishing/share-picture/draw-picture';
import { readCard } from '@/app/share/read-card';
import { fileType } from '@/lib/publishing/share-picture/card';
import { MEDIA_TYPES } from '@/lib/publishing/share-picture/share-image';
import { hashCard, readShareAddress, shareAddress } from '@/lib/publishing/share-picture/share-address';

interface Context {
  params: Promise<{ kind: string; id: string; file: string }>;
}

function answerEmpty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/**
 * Share pictures. The address contains a hash of what is drawn, so a picture can be cached for ever. An address with
 * an outdated hash redirects to the current picture.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind, id, file } = await params;
  const requested = readShareAddress(kind, id, file);
  if (!requested) return answerEmpty(404);
  const card = await readCard(requested.subject, requested.locale);
  if (!card) return answerEmpty(404);
  if (hashCard(card) !== requested.hash) {
    return answerEmpty(302, { location: shareAddress(requested.subject, card, requested.shape) });
  }
  const picture = await getPicture(card, requested.shape).catch(() => null);
  if (!picture) return answerEmpty(503, { 'retry-after': '30' });
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': MEDIA_TYPES[fileType(card)],
      'content-length': String(picture.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
