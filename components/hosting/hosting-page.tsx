import type { HostedPageName } from '@/lib/hosting/pages';
import { HostingFrame } from './hosting-frame';
import { HostedEvent } from './event/hosted-event';

/** One page of an organiser's event: the same HTML for everyone, filled in the browser. */
export function HostingPage({ page, id }: { page: HostedPageName; id: number }) {
  return (
    <HostingFrame page={page}>
      <HostedEvent page={page} id={id} />
    </HostingFrame>
  );
}
