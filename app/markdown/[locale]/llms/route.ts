import { notFound } from 'next/navigation';
import { LOCALES } from '@/lib/platform/language/locales';
import { markdownAnswer } from '@/lib/publishing/markdown/answer';
import { siteIndex } from '@/app/markdown/site-index';

interface Context {
  params: Promise<{ locale: string }>;
}

/** llms.txt; the middleware rewrites the public address to this one. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const requested = await params;
  const locale = LOCALES.find((candidate) => candidate === requested.locale) ?? notFound();
  return markdownAnswer(request, await siteIndex(locale));
}
