import { TicketPage } from '@/components/tickets/ticket/ticket-page';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { linkName } from '@/lib/platform/session/link-name';
import { ticketMetadata } from '@/lib/tickets/metadata';

/**
 * Rendered for each request: the address contains a key that opens a ticket, so it must not be cached. The middleware
 * redirects browsers that accept cookies to an address without the key.
 */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const { token } = await params;
  return ticketMetadata(await pageLocale(), linkName(decodeURIComponent(token)));
}

export default async function TicketByKeyPage({ params }: PageProps<'token'>) {
  const { token } = await params;
  return <TicketPage name={{ key: decodeURIComponent(token) }} />;
}
