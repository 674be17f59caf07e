/** Whole days, hours and minutes until an instant; all zero after it. */
export function timeUntil(targetMs: number, nowMs: number): { days: number; hours: number; minutes: number } {
  const left = Math.max(0, Math.floor((targetMs - nowMs) / 60_000));
  return { days: Math.floor(left / 1440), hours: Math.floor(left / 60) % 24, minutes: left % 60 };
}
