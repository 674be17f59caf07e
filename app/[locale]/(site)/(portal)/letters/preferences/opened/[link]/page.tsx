import { getTranslations } from 'next-intl/server';
import { LetterPreferences } from '@/components/newsletters/letter-preferences';
import { LinkNeeded } from '@/components/ui/fields/link-needed';
import { callByKey } from '@/lib/newsletters/subscriber-calls';
import { pageLanguage, type PageProps } from '@/lib/platform/routing/page-params';
import { keyInCookie } from '@/lib/platform/session/key-in-cookie';
import { pageMetadata } from '@/lib/publishing/metadata/page';

/** Rendered for each request and never cached: the key is in a cookie. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'link'>) {
  const t = await getTranslations('letters.preferences');
  return pageMetadata({
    locale: (await pageLanguage()).locale,
    address: { name: 'openedLetterPreferences', params: { link: (await params).link } },
    title: t('title'),
    description: t('title'),
    isIndexable: false,
  });
}

export default async function OpenedPreferencesPage({ params }: PageProps<'link'>) {
  const language = await pageLanguage();
  const { locale } = language;
  const key = await keyInCookie((await params).link);
  const t = await getTranslations('letters');
  if (key === null) return <LinkNeeded title={t('preferences.title')} text={t('linkNeeded')} />;
  const preferences = await callByKey('letterPreferences', { key, locale }, locale);
  return <LetterPreferences token={key} preferences={preferences} language={language} />;
}
