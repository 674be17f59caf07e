import { TakePage } from '@/components/tickets/transfer/take-page';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { offerMetadata } from '@/lib/tickets/metadata';

/** Rendered for each request and not cached: anybody can make up any number of such addresses. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'link'>) {
  return offerMetadata(await pageLocale(), (await params).link);
}

export default async function OpenedOfferPage({ params }: PageProps<'link'>) {
  return <TakePage bearer={{ link: (await params).link }} />;
}
