import { HostingFrame } from '@/components/hosting/hosting-frame';
import { EventFormGate } from './event-form-gate';

/** The page of an event's form: the same HTML for everyone, filled in the browser. */
export function EventFormPage({ id }: { id: number | null }) {
  return (
    <HostingFrame>
      <EventFormGate id={id} />
    </HostingFrame>
  );
}
