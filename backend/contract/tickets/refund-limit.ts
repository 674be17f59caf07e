const HOUR_MS = 3_600_000;

/** Until when tickets are refunded by a rule of so many hours before the start; null for a rule of no refunds. */
export function refundLimit(start: Date, hours: number | null): Date | null {
  return hours === null ? null : new Date(start.getTime() - hours * HOUR_MS);
}
