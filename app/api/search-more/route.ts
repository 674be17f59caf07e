import { z } from 'zod';
import { localeSchema } from '@/backend/contract/fields';
import { MAX_KEYWORD_LENGTH, SEARCH_KINDS, SEARCH_WINDOW } from '@/backend/contract/search/calls';
import { searchMore } from '@/lib/search/read';
import type { SearchHitViews } from '@/lib/search/hit';
import { SEARCH_DAYS } from '@/lib/search/query';
import { readerLanguage } from '@/lib/platform/language/localize';
import { PAGE_SIZES } from '@/backend/contract/page-sizes';

const query = z.object({
  q: z.string().trim().min(1).max(MAX_KEYWORD_LENGTH),
  locale: localeSchema,
  kind: z.enum(SEARCH_KINDS),
  days: z.coerce.number().pipe(z.literal(SEARCH_DAYS)).optional(),
  size: z.coerce.number().pipe(z.literal(PAGE_SIZES)),
  page: z.coerce.number().int().min(2).max(SEARCH_WINDOW),
});

/** Further results of one kind, from page 2 on, for an open page. */
export async function GET(request: Request): Promise<Response> {
  const input = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!input.success) return new Response(null, { status: 400 });
  const { q, locale, ...filter } = input.data;
  const results = await searchMore(q, readerLanguage(locale), filter);
  if (!results) return new Response(null, { status: 503 });
  const answer: SearchHitViews = { hits: results.hits, isLast: results.page >= results.pages };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
