import { partEntries } from '@/lib/backend/sitemaps';
import { pageEntries } from '@/lib/sitemaps/pages';
import { parsePart } from '@/lib/sitemaps/ranges';
import { streamPart } from '@/lib/sitemaps/write';
import { streamResponse } from '@/lib/xml/respond';

/** Made for each request: settings and items are those of now. */
export const dynamic = 'force-dynamic';

const TYPE = 'application/xml; charset=utf-8';

/** One part: the pages of the site, or the items of a range of ids. */
export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const { part: name } = await params;
  const part = parsePart(name);
  if (part) return streamResponse(streamPart(partEntries(part)), TYPE);
  return name === 'pages.xml'
    ? streamResponse(streamPart(once()), TYPE)
    : new Response(null, { status: 404 });
}

async function* once() {
  yield await pageEntries();
}
