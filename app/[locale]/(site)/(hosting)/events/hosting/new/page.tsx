import { EventFormPage } from '@/components/hosting/form/event-form-page';
import { hostingMetadata } from '@/lib/hosting/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return hostingMetadata('eventCreate');
}

export default function EventCreatePage() {
  return <EventFormPage id={null} />;
}
