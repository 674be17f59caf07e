import { HostingPage } from '@/components/events/hosting/hosting-page';
import { hostingMetadata } from '@/lib/events/hosting/metadata';
import { toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  return hostingMetadata('hostingChange', (await params).id);
}

export default async function HostingChangePage({ params }: Props) {
  return <HostingPage page="hostingChange" id={toId((await params).id)} />;
}
