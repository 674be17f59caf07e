/** @jest-environment node */
import { receipt, receiptCalls } from '@/backend/contract/tickets/receipt';

test('the time a receipt was issued is an ISO instant in every call', () => {
  const listed = receiptCalls.activityReceipts.output.shape.list.element;
  for (const { issued_time } of [receipt.shape, listed.shape]) {
    expect(issued_time.safeParse('2026-12-05T06:00:00.000Z').success).toBe(true);
    expect(issued_time.safeParse('2026-12-05 14:00:00').success).toBe(false);
  }
});
