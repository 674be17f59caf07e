import type { GateState } from './gate-state';
import type { Roll } from './roll';

/** The numbers of people admitted (as far as this phone knows) and expected, and of entries not sent yet (`own`). */
export function countsOf(
  { queue }: Pick<GateState, 'queue'>,
  { counts, tickets }: Roll,
): { admitted: number; expected: number; own: number } {
  const inside = new Set(tickets.filter(({ checked_in: came }) => came !== null).map(({ id }) => id));
  const queuedIds = new Set(
    queue
      .filter(({ result, isUndone }) => result === 'admitted' && !isUndone)
      .map(({ ticketId, id }) => ticketId ?? id),
  );
  const isNew = (id: number | string) => typeof id === 'string' || !inside.has(id);
  return {
    admitted: counts.checked_in + [...queuedIds].filter(isNew).length,
    expected: counts.expected,
    own: queuedIds.size,
  };
}
