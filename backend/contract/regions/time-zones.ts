import { type FirstRegion, isFirstRegion } from './first-regions';
import type { RegionRow } from './region';

const FIRST_TIME_ZONES = {
  hk: 'Asia/Hong_Kong',
  usa: 'America/New_York',
} as const satisfies Record<FirstRegion, string>;

/**
 * The time zone in which an edition counts its days, as an IANA name; UTC+8 for stories without an edition.
 * @param rows the editions that the newsroom added
 */
export function regionTimeZone(key: string, rows: readonly RegionRow[]): string {
  if (isFirstRegion(key)) return FIRST_TIME_ZONES[key];
  return rows.find((row) => row.key === key)?.time_zone ?? 'Asia/Shanghai';
}
