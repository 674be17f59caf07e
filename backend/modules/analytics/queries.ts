import { sql, type SQL } from 'drizzle-orm';

/** The moment from which heat is counted, so that its numbers stay small. */
const EPOCH_MS = Date.UTC(2024, 0, 1);
const HOUR_MS = 3600_000;

/**
 * The heat of one view: the natural logarithm of its weight. A view at time t weighs 2^(t / half-life), so later views
 * weigh more and old sums need not be lowered; sums are stored as logarithms, which stay small and only grow.
 */
export function heatOf(time: Date, halfLifeHours: number): number {
  return ((time.getTime() - EPOCH_MS) / HOUR_MS / halfLifeHours) * Math.LN2;
}

/** ln(e^heat + e^added), in SQL and without overflow; a heat of 0 means none yet. */
export function addHeat(heat: SQL, added: number): SQL {
  return sql`case when ${heat} = 0 then ${added}::float8
    else greatest(${heat}, ${added}::float8) + ln(1 + exp(-abs(${heat} - ${added}::float8))) end`;
}
