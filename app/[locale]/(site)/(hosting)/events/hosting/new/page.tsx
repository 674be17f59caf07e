import { EventFormPage } from '@/components/events/hosting/form/event-form-page';
import { hostingMetadata } from '@/lib/events/hosting/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return hostingMetadata('eventCreate');
}

export default function EventCreatePage() {
  return <EventFormPage id={null} />;
}
