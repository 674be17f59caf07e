import type { CallName } from '@/backend/contract/calls';
import { isOneOf } from './is-one-of';

/** Calls of pages opened by a key that is in a cookie, at `/api/opened/{link}/{name}`: the portal fills in `key`. */
const OPENED_CALLS = [
  'ticketByKey',
  'fillTicket',
  'renewTicketByKey',
  'takeTicket',
  'transferByKey',
  'takeTransfer',
  'declineTransfer',
] as const satisfies readonly CallName[];
type OpenedCall = (typeof OPENED_CALLS)[number];

export const isOpenedCall: (name: string) => name is OpenedCall = isOneOf(OPENED_CALLS);
