import { TakePage } from '@/components/tickets/transfer/take-page';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { linkName } from '@/lib/platform/session/link-name';
import { offerMetadata } from '@/lib/tickets/metadata';

/**
 * Rendered for each request: the address contains a key with which a ticket is taken, so it must not be cached. The
 * middleware redirects browsers that accept cookies to an address without the key.
 */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const { token } = await params;
  return offerMetadata(await pageLocale(), linkName(decodeURIComponent(token)));
}

export default async function TakeTicketPage({ params }: PageProps<'token'>) {
  const { token } = await params;
  return <TakePage bearer={{ key: decodeURIComponent(token) }} />;
}
