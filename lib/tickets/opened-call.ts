import type { CallName } from '@/backend/contract/calls';

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

/** Whether a page that is opened by a key may make the call of this name. */
export const isOpenedCall = (name: string): name is OpenedCall =>
  OPENED_CALLS.some((openedCall) => openedCall === name);

/** The input of a call with the key of the calling page added. */
export function withKey(input: unknown, key: string): unknown {
  return isFields(input) ? { ...input, key } : input;
}

/**
 * An answer without the ticket's key. The answer of `takeTransfer` keeps it: the new ticket is opened by its own key.
 */
export function withoutKey(name: CallName, data: unknown): unknown {
  return name !== 'takeTransfer' && isFields(data) && 'key' in data ? { ...data, key: '' } : data;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
