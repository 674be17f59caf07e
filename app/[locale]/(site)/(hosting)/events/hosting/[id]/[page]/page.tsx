import { notFound } from 'next/navigation';
import { HostingPage } from '@/components/hosting/hosting-page';
import { hostingMetadata } from '@/lib/hosting/metadata';
import { hostedPageAt } from '@/lib/hosting/pages';
import { toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

type Props = { params: Promise<{ id: string; page: string }> };

export async function generateMetadata({ params }: Props) {
  const { id, page } = await params;
  return hostingMetadata(hostedPageAt(page) ?? notFound(), id);
}

export default async function HostedEventPage({ params }: Props) {
  const { id, page } = await params;
  return <HostingPage page={hostedPageAt(page) ?? notFound()} id={toId(id)} />;
}
