import type { CallOutput } from '@/backend/contract/calls';
import { useCall } from '@/lib/accounts/use-call';
import { useMember } from '@/lib/accounts/use-member';

const READ = 20;

interface NextTickets {
  /** Whether the list has been read. */
  isRead: boolean;
  /** How many valid tickets the member holds for events that are not over; at most 20 are counted. */
  count: number;
  /** The ticket of the event that comes next; null without one. */
  next: CallOutput<'myTickets'>['list'][number] | null;
}

/** The valid tickets of the member for events that will take place; nothing is read for other readers. */
export function useNextTicket(): NextTickets {
  const { state } = useMember();
  const { data } = useCall(
    'myTickets',
    state === 'member' ? { when: 'upcoming', page: 1, size: READ } : null,
  );
  const valid = (data?.list ?? []).filter(
    (ticket) => ticket.state === 'valid' && ticket.event.state !== 'cancelled',
  );
  return { isRead: data !== undefined, count: valid.length, next: valid[0] ?? null };
}
