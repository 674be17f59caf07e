import { z } from 'zod';
import { localeSchema } from '@/backend/contract/fields';
import { findFlashes } from '@/lib/stories/read';
import { toFlashView, type FlashViews } from '@/lib/stories/flash-view';
import { readerLanguage } from '@/lib/platform/language/localize';
import { region } from '@/backend/contract/regions/region';

const MAX_AGE_SECONDS = 30;

const query = z.object({
  locale: localeSchema,
  cursor: z.string().regex(/^\d{1,15}\.\d{1,15}$/),
  important: z.literal('1').optional(),
  category: z.coerce.number().int().positive().optional(),
  region: region.optional(),
});

/** The next flashes of a timeline after `?cursor=`, for an open page. */
export async function GET(request: Request): Promise<Response> {
  const input = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!input.success) return new Response(null, { status: 400 });
  const { locale, cursor, important, category, region: edition } = input.data;
  const language = readerLanguage(locale, edition === 'hk');
  const run = await findFlashes(
    language,
    { important: important === '1', category, region: edition },
    cursor,
  );
  if (!run) return new Response(null, { status: 503 });
  const answer: FlashViews = {
    flashes: run.flashes.map((flash) => toFlashView(flash, locale)),
    next: run.next,
  };
  return Response.json(answer, { headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` } });
}
