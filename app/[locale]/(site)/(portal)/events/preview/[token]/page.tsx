import { EventPreview } from '@/components/events/event-preview';
import { eventPreviewMetadata } from '@/lib/events/preview-metadata';
import { readEventPreview } from '@/lib/events/read-preview';
import { pageLocale, pageLanguage, type PageProps } from '@/lib/platform/routing/page-params';
import { linkName } from '@/lib/platform/session/link-name';

/**
 * Rendered for each request and never cached, so that an expired link shows nothing. The middleware redirects browsers
 * that accept cookies to an address without the key.
 */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const { token } = await params;
  return eventPreviewMetadata(await pageLocale(), linkName(decodeURIComponent(token)));
}

export default async function EventPreviewPage({ params }: PageProps<'token'>) {
  const language = await pageLanguage();
  const { token } = await params;
  const preview = await readEventPreview(decodeURIComponent(token), language);
  return <EventPreview {...preview} locale={language.locale} />;
}
