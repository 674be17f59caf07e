import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';

/**
 * Whether what is ordered or given away now is a test: of an event that is not public, which takes it only in test mode,
 * because publishing deletes it.
 * @throws ApiError saleClosed for an event that is neither public nor in test mode
 */
export function isTestOrder({ status, isInTestMode }: Pick<EventRow, 'status' | 'isInTestMode'>): boolean {
  if (status !== 'draft' && status !== 'pending') return false;
  if (!isInTestMode) throw new ApiError('saleClosed', { event_id: 'notRehearsing' });
  return true;
}
