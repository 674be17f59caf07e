import type { FullEvent } from '@/lib/events/event';

/** Whether an event has ended or is cancelled, so that nothing is sold for it. */
export function isOver(state: FullEvent['state']): boolean {
  return state === 'ended' || state === 'cancelled';
}
