import type { Context } from '@/backend/kernel/context';
import { byNetwork, countWrongKeys } from '@/backend/kernel/limits';

/**
 * Does the work of a link in a letter (of a ticket, a transfer or a place on a waiting list), and counts wrong keys.
 * @throws ApiError the errors of `work`; tooManyRequests after many wrong keys from one network
 */
export const withTicketKey = <Done>(
  context: Context,
  address: string,
  work: () => Promise<Done>,
): Promise<Done> => countWrongKeys(context, byNetwork('ticketKeyNetwork', address), work);
