import { absolute } from '@/lib/platform/config/site';
import { LOCALES } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { codeFile } from '@/lib/platform/qr/draw-code';

const KINDS = ['article', 'flash'] as const;
const ID = /^[1-9]\d{0,14}$/;

interface Context {
  params: Promise<{ locale: string; kind: string; id: string }>;
}

/**
 * The QR code of the address of a story as SVG. It is the same for every id, whether there is such a story or not, so
 * nothing is read.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale: lang, kind: name, id } = await params;
  const locale = LOCALES.find((each) => each === lang);
  const kind = KINDS.find((each) => each === name);
  if (!locale || !kind || !ID.test(id)) return new Response(null, { status: 404 });
  return new Response(codeFile(absolute(href(locale, kind, { id }))), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
