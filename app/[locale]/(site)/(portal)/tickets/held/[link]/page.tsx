import { TicketPage } from '@/components/tickets/ticket/ticket-page';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { ticketMetadata } from '@/lib/tickets/metadata';

/** Rendered for each request and not cached: anybody can make up any number of such addresses. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'link'>) {
  return ticketMetadata(await pageLocale(), (await params).link);
}

export default async function OpenedTicketPage({ params }: PageProps<'link'>) {
  return <TicketPage name={{ link: (await params).link }} />;
}
