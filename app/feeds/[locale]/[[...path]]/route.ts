import { localeSchema } from '@/backend/contract/fields';
import { readFeed } from '@/lib/backend/feeds';
import { toAtom } from '@/lib/feeds/atom';
import { toJsonFeed } from '@/lib/feeds/json-feed';
import { toRss } from '@/lib/feeds/rss';
import { FEED_FILES, FEED_TYPES, matchFeed } from '@/lib/feeds/table';
import { readingOf } from '@/lib/i18n/localize';
import { fileResponse } from '@/lib/xml/respond';

/** Made for each request: settings and items are those of now. */
export const dynamic = 'force-dynamic';

const WRITERS = { rss: toRss, atom: toAtom, json: toJsonFeed } as const;

interface Props {
  params: Promise<{ locale: string; path?: string[] }>;
}

/** A feed of a page; the middleware leads here from the page's own address. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale: given, path = [] } = await params;
  const locale = localeSchema.safeParse(given);
  const match = matchFeed(`/${path.join('/')}`);
  if (!locale.success || !match) return new Response(null, { status: 404 });
  const format = FEED_FILES[match.file];
  const feed = await readFeed(match.name, match.id, readingOf(locale.data), match.file);
  return fileResponse(request, WRITERS[format](feed), `${FEED_TYPES[format]}; charset=utf-8`);
}
