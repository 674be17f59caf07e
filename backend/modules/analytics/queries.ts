import { sql, type SQL } from 'drizzle-orm';

/** Heat is counted from here so that its numbers stay small. */
const EPOCH_MS = Date.UTC(2024, 0, 1);
const HOUR_MS = 3600_000;

/**
 * Popularity that decays without being rewritten. A view at time t weighs 2^(t / half-life), so later views weigh more
 * and nothing old has to be lowered; the sum is kept as its logarithm, which stays small and only grows.
 */
export function heatOf(time: Date, halfLifeHours: number): number {
  return ((time.getTime() - EPOCH_MS) / HOUR_MS / halfLifeHours) * Math.LN2;
}

/** log(e^heat + e^added), in SQL and without overflow; untouched rows (0) count as nothing. */
export function addHeat(heat: SQL, added: number): SQL {
  return sql`case when ${heat} = 0 then ${added}::float8
    else greatest(${heat}, ${added}::float8) + ln(1 + exp(-abs(${heat} - ${added}::float8))) end`;
}
