import { useCall } from '@/lib/accounts/use-call';
import { useEventForm } from './form-context';

const REFRESH_MS = 60_000;

/** The logged changes of the event of the form; none for a new one. */
export function useEventChanges() {
  const { stored: event } = useEventForm().state;
  return useCall('activityChanges', event ? { activity_id: event.id } : null, {
    refreshInterval: REFRESH_MS,
  });
}
