import { getTranslations } from 'next-intl/server';
import { EventPreview } from '@/components/events/event-preview';
import { readEventPreview } from '@/lib/events/read-preview';
import { pageLocale, pageLanguage, type PageProps } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';

/** Rendered for each request and never cached, so that an expired link shows nothing. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const t = await getTranslations('events.preview');
  const { token } = await params;
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'eventPreview', params: { token } },
    title: t('title'),
    description: t('title'),
    isIndexable: false,
  });
}

export default async function EventPreviewPage({ params }: PageProps<'token'>) {
  const language = await pageLanguage();
  const { token } = await params;
  const preview = await readEventPreview(decodeURIComponent(token), language);
  return <EventPreview {...preview} locale={language.locale} />;
}
