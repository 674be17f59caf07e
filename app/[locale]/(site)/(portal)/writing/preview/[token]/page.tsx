import { PreviewArticle } from '@/components/writing/preview-article';
import { readRequired } from '@/lib/platform/calls/read';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { linkName } from '@/lib/platform/session/link-name';
import { previewMetadata } from '@/lib/writing/preview-metadata';

/**
 * Rendered for each request and never cached, so that an expired link shows nothing. The middleware redirects browsers
 * that accept cookies to an address without the key.
 */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const { token } = await params;
  return previewMetadata(await pageLocale(), linkName(decodeURIComponent(token)));
}

export default async function PreviewPage({ params }: PageProps<'token'>) {
  const locale = await pageLocale();
  const { token } = await params;
  const preview = await readRequired('previewContent', { token: decodeURIComponent(token), locale });
  return <PreviewArticle preview={preview} locale={locale} />;
}
