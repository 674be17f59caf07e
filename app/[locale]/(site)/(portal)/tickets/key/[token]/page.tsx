import { getTranslations } from 'next-intl/server';
import { TicketPage } from '@/components/tickets/ticket/ticket-page';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';

/** Rendered for each request: the address contains a key that opens a ticket, so it must not be cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const t = await getTranslations('account.titles');
  const { token } = await params;
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'ticketByKey', params: { token } },
    title: t('ticketByKey'),
    description: t('ticketByKey'),
    isIndexable: false,
  });
}

export default async function TicketByKeyPage({ params }: PageProps<'token'>) {
  const { token } = await params;
  return <TicketPage name={{ key: decodeURIComponent(token) }} />;
}
