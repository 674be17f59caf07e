import { HostFrame } from '@/components/events/hosting/host-frame';
import { EventFormGate } from './event-form-gate';

/** The form of an event: the same shell for everyone, filled in the browser. */
export function EventFormPage({ id }: { id: number | null }) {
  return (
    <HostFrame>
      <EventFormGate id={id} />
    </HostFrame>
  );
}
