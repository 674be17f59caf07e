import { getPicture } from '@/lib/share-picture/draw-picture';
import { readCard } from '@/lib/share-picture/read-card';
import { hashCard, readShareAddress, shareAddress } from '@/lib/share-picture/share-address';

interface Context {
  params: Promise<{ kind: string; id: string; file: string }>;
}

const notFound = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/**
 * Share pictures. The address carries a hash of what is drawn, so it can be kept for ever; an outdated one leads to
 * the picture as it would be drawn now.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind, id, file } = await params;
  const asked = readShareAddress(kind, id, file);
  if (!asked) return notFound();
  const card = await readCard(asked.subject, asked.locale);
  if (!card) return notFound();
  if (hashCard(card) !== asked.hash) {
    const location = shareAddress(asked.subject, card);
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
  }
  const png = await getPicture(card);
  return new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'content-length': String(png.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
