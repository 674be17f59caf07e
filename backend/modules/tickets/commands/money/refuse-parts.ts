import { isPayable } from '@/backend/contract/tickets/money';
import { ApiError } from '@/backend/kernel/errors';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';

/**
 * Refuses amounts with fractions of a unit for an order whose currency is paid in whole units. Orders that were priced
 * with fractions before that rule may go on with them.
 * @param amounts by field, in minor units
 * @throws ApiError invalidInput
 */
export function refuseParts(
  { total, currency }: Pick<OrderRow, 'total' | 'currency'>,
  amounts: Record<string, number | undefined>,
): void {
  if (!isPayable(total, currency)) return;
  for (const [field, amount = 0] of Object.entries(amounts))
    if (!isPayable(amount, currency)) throw new ApiError('invalidInput', { [field]: 'notWhole' });
}
