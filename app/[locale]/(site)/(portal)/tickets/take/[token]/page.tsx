import { getTranslations } from 'next-intl/server';
import { TakePage } from '@/components/tickets/transfer/take-page';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';

/** Rendered for each request: the address contains a key with which a ticket is taken, so it must not be cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const t = await getTranslations('tickets.transfer.take');
  const { token } = await params;
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'takeTicket', params: { token } },
    title: t('title'),
    description: t('title'),
    isIndexable: false,
  });
}

export default async function TakeTicketPage({ params }: PageProps<'token'>) {
  const { token } = await params;
  return <TakePage transferKey={decodeURIComponent(token)} />;
}
