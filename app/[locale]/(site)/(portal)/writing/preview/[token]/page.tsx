import { getTranslations } from 'next-intl/server';
import { PreviewArticle } from '@/components/writing/preview-article';
import { need } from '@/lib/platform/calls/read';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';

/** Rendered for each request and never cached, so that an expired link shows nothing. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const t = await getTranslations('writing.previewPage');
  const { token } = await params;
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'preview', params: { token } },
    title: t('title'),
    description: t('title'),
    isIndexable: false,
  });
}

export default async function PreviewPage({ params }: PageProps<'token'>) {
  const locale = await pageLocale();
  const { token } = await params;
  const preview = await need('previewContent', { token: decodeURIComponent(token), locale });
  return <PreviewArticle preview={preview} locale={locale} />;
}
