import type { CallName } from '@/backend/contract/calls';

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
