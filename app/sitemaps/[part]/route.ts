import { newestChange } from '@/app/sitemaps/entries';
import { partEntries, partRows } from '@/app/sitemaps/read-sitemaps';
import { pageEntries } from '@/app/sitemaps/pages';
import { buildId } from '@/lib/platform/cache/build-id';
import { absolute } from '@/lib/platform/config/site';
import { parsePart } from '@/lib/publishing/sitemap/ranges';
import { type Entry, streamPart } from '@/lib/publishing/sitemap/write';
import { streamResponse } from '@/lib/publishing/xml/respond';

/** Rendered for each request with the current settings. The data is cached. */
export const dynamic = 'force-dynamic';

/** One part of the sitemap: the pages of the site, or a range of ids. 404 when it is empty. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const { part: name } = await params;
  if (name === 'pages.xml') {
    const entries = await pageEntries();
    return answer(request, entries, () => [entries], newestChange(entries));
  }
  const part = parsePart(name);
  return part
    ? answer(request, await partRows(part), (rows) => partEntries(part, rows))
    : new Response(null, { status: 404 });
}

/**
 * @param entriesOf the entries of the rows, in runs
 * @param newest the newest change in milliseconds since 1970; absent for that of the rows
 */
function answer<Row>(
  request: Request,
  rows: readonly Row[],
  entriesOf: (rows: readonly Row[]) => Iterable<readonly Entry[]>,
  newest?: number | null,
): Response {
  if (rows.length === 0) return new Response(null, { status: 404 });
  const madeOf = JSON.stringify([buildId(), absolute('/'), rows]);
  const begin = () => streamPart(entriesOf(rows));
  return streamResponse(request, madeOf, 'application/xml; charset=utf-8', begin, { newest });
}
