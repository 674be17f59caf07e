import { OwnEventsPage } from '@/components/hosting/own-events-page';
import { hostingMetadata } from '@/lib/hosting/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return hostingMetadata('hosting');
}

export default function HostingPage() {
  return <OwnEventsPage />;
}
