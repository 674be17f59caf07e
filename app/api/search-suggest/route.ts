import { z } from 'zod';
import { localeSchema } from '@/backend/contract/fields';
import { MAX_KEYWORD_LENGTH } from '@/backend/contract/search/calls';
import { listSuggestions } from '@/lib/search/read';
import { readerLanguage } from '@/lib/platform/language/localize';

const MAX_AGE_SECONDS = 60;

const query = z.object({ q: z.string().trim().min(1).max(MAX_KEYWORD_LENGTH), locale: localeSchema });

/** Suggestions for a typed search. */
export async function GET(request: Request): Promise<Response> {
  const input = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!input.success) return new Response(null, { status: 400 });
  const list = await listSuggestions(input.data.q, readerLanguage(input.data.locale));
  return Response.json(list, { headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` } });
}
