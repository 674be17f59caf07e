import { getTranslations } from 'next-intl/server';
import { LinkNeeded } from '@/components/ui/fields/link-needed';
import { PreviewArticle } from '@/components/writing/preview-article';
import { readRequired } from '@/lib/platform/calls/read';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { keyInCookie } from '@/lib/platform/session/key-in-cookie';
import { previewMetadata } from '@/lib/writing/preview-metadata';

/** Rendered for each request and never cached: the key is in a cookie, and an expired one shows nothing. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'link'>) {
  return previewMetadata(await pageLocale(), (await params).link);
}

export default async function OpenedPreviewPage({ params }: PageProps<'link'>) {
  const locale = await pageLocale();
  const t = await getTranslations('writing.previewPage');
  const token = await keyInCookie((await params).link);
  if (token === null) return <LinkNeeded title={t('title')} text={t('linkNeeded')} />;
  return <PreviewArticle preview={await readRequired('previewContent', { token, locale })} locale={locale} />;
}
