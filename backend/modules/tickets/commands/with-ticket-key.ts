import type { Context } from '@/backend/kernel/context';
import { byNetwork, countWrongKeys } from '@/backend/kernel/limits';

/**
 * Does what the link in a letter is for: that of a ticket, an offer or a place on a waiting list.
 * @throws ApiError what it throws; tooManyRequests after many wrong keys of one network
 */
export const withTicketKey = <Done>(
  context: Context,
  address: string,
  work: () => Promise<Done>,
): Promise<Done> => countWrongKeys(context, byNetwork('ticketKeyNetwork', address), work);
