import { useTimeLeft } from './use-time-left';

/**
 * Whether an instant has passed by the server's clock, updated while the page stays open; false if the server's clock
 * is unknown, as in a stored page.
 * @param serverTime the server's clock when it answered, ISO
 */
export function useIsPast(until: string | null, serverTime: string | null): boolean {
  const left = useTimeLeft(serverTime === null ? null : until, serverTime ?? '');
  if (until === null || serverTime === null) return false;
  return (left ?? Date.parse(until) - Date.parse(serverTime)) <= 0;
}
