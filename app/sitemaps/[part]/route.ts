import { partEntries } from '@/app/sitemaps/read-sitemaps';
import { pageEntries } from '@/app/sitemaps/pages';
import { parsePart } from '@/lib/publishing/sitemap/ranges';
import { streamPart } from '@/lib/publishing/sitemap/write';
import { streamResponse } from '@/lib/publishing/xml/respond';

/** Rendered for each request with the current settings. The data is cached. */
export const dynamic = 'force-dynamic';

/** One part of the sitemap: the pages of the site, or a range of ids. 404 when it is empty. */
export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const { part: name } = await params;
  const part = parsePart(name);
  const runs = part ? partEntries(part) : name === 'pages.xml' ? once() : null;
  const stream = runs && (await streamPart(runs));
  return stream
    ? streamResponse(stream, 'application/xml; charset=utf-8')
    : new Response(null, { status: 404 });
}

async function* once() {
  yield await pageEntries();
}
