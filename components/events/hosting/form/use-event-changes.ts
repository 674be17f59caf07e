import { useHostingCall } from '@/lib/events/hosting/use-host-call';
import { useEventForm } from './form-context';

const REFRESH_MS = 60_000;

/** The logged changes of the event of the form; none for a new one. */
export function useEventChanges() {
  const { event } = useEventForm().state;
  return useHostingCall('activityChanges', event ? { activity_id: event.id } : null, {
    refreshMs: REFRESH_MS,
  });
}
