const HOUR_MS = 3_600_000;

/**
 * The end of the time for refunds, which the organiser sets in hours before the start; null when there are no refunds.
 */
export function refundLimit(start: Date, hours: number | null): Date | null {
  return hours === null ? null : new Date(start.getTime() - hours * HOUR_MS);
}
