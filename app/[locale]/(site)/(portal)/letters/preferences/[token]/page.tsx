import { getTranslations } from 'next-intl/server';
import { LetterPreferences } from '@/components/newsletters/letter-preferences';
import { callByKey } from '@/lib/newsletters/subscriber-calls';
import { pageLanguage, type PageProps } from '@/lib/platform/routing/page-params';
import { linkName } from '@/lib/platform/session/link-name';
import { pageMetadata } from '@/lib/publishing/metadata/page';

/**
 * Rendered for each request: the address contains a subscriber's key, so it must not be cached. The middleware redirects
 * browsers that accept cookies to an address without the key.
 */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const t = await getTranslations('letters.preferences');
  const { token } = await params;
  return pageMetadata({
    locale: (await pageLanguage()).locale,
    address: { name: 'openedLetterPreferences', params: { link: linkName(decodeURIComponent(token)) } },
    title: t('title'),
    description: t('title'),
    isIndexable: false,
  });
}

export default async function PreferencesPage({ params }: PageProps<'token'>) {
  const language = await pageLanguage();
  const token = decodeURIComponent((await params).token);
  const { locale } = language;
  const preferences = await callByKey('letterPreferences', { key: token, locale }, locale);
  return <LetterPreferences token={token} preferences={preferences} language={language} />;
}
