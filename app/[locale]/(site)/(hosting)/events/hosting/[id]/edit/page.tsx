import { EventFormPage } from '@/components/hosting/form/event-form-page';
import { hostingMetadata } from '@/lib/hosting/metadata';
import { toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  return hostingMetadata('eventEdit', (await params).id);
}

export default async function EventEditPage({ params }: Props) {
  return <EventFormPage id={toId((await params).id)} />;
}
