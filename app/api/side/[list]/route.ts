import { z } from 'zod';
import { localeSchema } from '@/backend/contract/fields';
import { SIDE_LISTS } from '@/lib/side-lists/side-item';
import { readSideList } from '@/lib/side-lists/read';
import { readerLanguage } from '@/lib/platform/language/localize';

const MAX_AGE_SECONDS = 60;

const query = z.object({
  list: z.enum(SIDE_LISTS),
  locale: localeSchema,
});

/** The current rows of a side list, for an open page. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ list: string }> },
): Promise<Response> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const input = query.safeParse({ ...search, ...(await params) });
  if (!input.success) return new Response(null, { status: 404 });
  const { list, locale } = input.data;
  const answer = await readSideList(list, readerLanguage(locale));
  return Response.json(answer, { headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` } });
}
