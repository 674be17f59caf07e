import { READABLE_LETTERS } from '@/backend/contract/tickets/reference';

const BITS = 5;
const LENGTH = 6;
const SPACE = BigInt(2 ** (BITS * LENGTH));
/** Odd, so that different ids have different numbers. */
const FACTOR = 387_420_489n;
const SHIFT = 714_924_299n;

/**
 * A number of six letters for an order id, unique for the first billion ids; it does not reveal how many orders there
 * are.
 */
export function orderNumber(id: number): string {
  let value = Number((BigInt(id) * FACTOR + SHIFT) % SPACE);
  let text = '';
  for (let at = 0; at < LENGTH; at += 1) {
    text = (READABLE_LETTERS[value % 32] ?? '2') + text;
    value = Math.floor(value / 32);
  }
  return text;
}
