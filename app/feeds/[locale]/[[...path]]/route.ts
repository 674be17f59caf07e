import { localeSchema } from '@/backend/contract/fields';
import { readFeed } from '@/app/feeds/read-feed';
import { toAtom } from '@/lib/publishing/feed/atom';
import { toJsonFeed } from '@/lib/publishing/feed/json-feed';
import { toRss } from '@/lib/publishing/feed/rss';
import { toInstant } from '@/lib/platform/dates/instant';
import { FEED_FILES, FEED_TYPES, matchFeed } from '@/lib/platform/routing/feeds';
import { readerLanguage } from '@/lib/platform/language/localize';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Rendered for each request with the current settings and items. */
export const dynamic = 'force-dynamic';

const WRITERS = { rss: toRss, atom: toAtom, json: toJsonFeed } as const;

interface Props {
  params: Promise<{ locale: string; path?: string[] }>;
}

/** A feed of a page; the middleware rewrites the address below the page to this one. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale: localeParam, path = [] } = await params;
  const locale = localeSchema.safeParse(localeParam);
  const match = matchFeed(`/${path.join('/')}`);
  if (!locale.success || !match) return new Response(null, { status: 404 });
  const format = FEED_FILES[match.file];
  const feed = await readFeed(match.name, match.id, readerLanguage(locale.data), match.file);
  const newest = toInstant(feed.updatedAt)?.valueOf() ?? null;
  return fileResponse(request, WRITERS[format](feed), `${FEED_TYPES[format]}; charset=utf-8`, { newest });
}
