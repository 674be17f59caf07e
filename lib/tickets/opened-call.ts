import type { CallName } from '@/backend/contract/calls';

/** The input of a call with the key of the page that makes it. */
export function withKey(input: unknown, key: string): unknown {
  return isFields(input) ? { ...input, key } : input;
}

/** An answer without the key of the ticket in it; a ticket that was just taken is opened by its own, which stays. */
export function withoutKey(name: CallName, data: unknown): unknown {
  return name !== 'takeTransfer' && isFields(data) && 'key' in data ? { ...data, key: '' } : data;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
