import type { OrderRow } from './order-acts';

export const BULK_ACTS = ['confirm', 'resend', 'cancel'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/**
 * The orders an act applies to. `confirm`: bank transfers that were reported; `resend`: paid orders, whose tickets are
 * sent again; `cancel`: unpaid or unapproved orders.
 */
export function applicableOrders(act: BulkAct, rows: readonly OrderRow[]): OrderRow[] {
  return rows.filter(({ status, transfer_id }) => {
    if (act === 'resend') return status === 'paid';
    if (act === 'confirm') return status === 'payment_in_progress' && transfer_id !== '';
    return status === 'payment_in_progress' || status === 'awaiting_approval';
  });
}

/** Selects a row or deselects it; with `from`, selects all rows between the two. */
export function toggleSelection(
  selected: ReadonlySet<number>,
  rows: readonly OrderRow[],
  id: number,
  from: number | null = null,
): ReadonlySet<number> {
  const next = new Set(selected);
  const [a, b] = [from, id].map((orderId) => rows.findIndex((row) => row.id === orderId));
  if (from !== null && a !== undefined && b !== undefined && a >= 0 && b >= 0) {
    for (const row of rows.slice(Math.min(a, b), Math.max(a, b) + 1)) next.add(row.id);
    return next;
  }
  if (!next.delete(id)) next.add(id);
  return next;
}
