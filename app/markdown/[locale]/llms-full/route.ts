import { notFound } from 'next/navigation';
import { siteText } from '@/app/markdown/site-text';
import { LOCALES } from '@/lib/platform/language/locales';
import { markdownAnswer } from '@/lib/publishing/markdown/answer';

interface Context {
  params: Promise<{ locale: string }>;
}

/** llms-full.txt; the middleware rewrites the public address to this one. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const requested = await params;
  const locale = LOCALES.find((candidate) => candidate === requested.locale) ?? notFound();
  return markdownAnswer(request, await siteText(locale));
}
