import type { OrderRow } from './order-acts';

export const BULK_ACTS = ['confirm', 'resend', 'cancel'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** Those of some orders an act is for: transfers to confirm, tickets to send again, seats nobody paid for. */
export function concernedBy(act: BulkAct, rows: readonly OrderRow[]): OrderRow[] {
  return rows.filter(({ status, transfer_id }) => {
    if (act === 'resend') return status === 'paid';
    if (act === 'confirm') return status === 'payment_in_progress' && transfer_id !== '';
    return status === 'payment_in_progress' || status === 'awaiting_approval';
  });
}

/** Selects a row or takes it off; with a row to begin from, all from there to here are selected. */
export function toggled(
  selected: ReadonlySet<number>,
  rows: readonly OrderRow[],
  id: number,
  from: number | null = null,
): ReadonlySet<number> {
  const next = new Set(selected);
  const [a, b] = [from, id].map((one) => rows.findIndex((row) => row.id === one));
  if (from !== null && a !== undefined && b !== undefined && a >= 0 && b >= 0) {
    for (const row of rows.slice(Math.min(a, b), Math.max(a, b) + 1)) next.add(row.id);
    return next;
  }
  if (!next.delete(id)) next.add(id);
  return next;
}
