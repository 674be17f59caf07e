import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import { pageMetadata } from '@/lib/publishing/metadata/page';

/** The head of the preview of an event: the canonical address has no key, and search engines must not index it. */
export async function eventPreviewMetadata(locale: Locale, link: string): Promise<Metadata> {
  const t = await getTranslations('events.preview');
  return pageMetadata({
    locale,
    address: { name: 'openedEventPreview', params: { link } },
    title: t('title'),
    description: t('title'),
    isIndexable: false,
  });
}
