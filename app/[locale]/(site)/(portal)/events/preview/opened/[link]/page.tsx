import { getTranslations } from 'next-intl/server';
import { EventPreview } from '@/components/events/event-preview';
import { LinkNeeded } from '@/components/ui/fields/link-needed';
import { eventPreviewMetadata } from '@/lib/events/preview-metadata';
import { readEventPreview } from '@/lib/events/read-preview';
import { pageLocale, pageLanguage, type PageProps } from '@/lib/platform/routing/page-params';
import { keyInCookie } from '@/lib/platform/session/key-in-cookie';

/** Rendered for each request and never cached: the key is in a cookie, and an expired one shows nothing. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'link'>) {
  return eventPreviewMetadata(await pageLocale(), (await params).link);
}

export default async function OpenedEventPreviewPage({ params }: PageProps<'link'>) {
  const language = await pageLanguage();
  const t = await getTranslations('events.preview');
  const token = await keyInCookie((await params).link);
  if (token === null) return <LinkNeeded title={t('title')} text={t('linkNeeded')} />;
  return <EventPreview {...await readEventPreview(token, language)} locale={language.locale} />;
}
