import { getTranslations } from 'next-intl/server';
import { Unsubscribe } from '@/components/tickets/unsubscribe';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { readSubscription } from '@/lib/tickets/read-subscription';

/** Rendered for each request: the address contains a receiver's key, so it must not be cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const t = await getTranslations('tickets.unsubscribe');
  const { token } = await params;
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'unsubscribe', params: { token } },
    title: t('title'),
    description: t('title'),
    isIndexable: false,
  });
}

export default async function UnsubscribePage({ params }: PageProps<'token'>) {
  const locale = await pageLocale();
  const { token } = await params;
  const subscription = await readSubscription(decodeURIComponent(token), locale);
  const address = `/api/letters/unsubscribe/${token}`;
  return <Unsubscribe locale={locale} address={address} subscription={subscription} />;
}
