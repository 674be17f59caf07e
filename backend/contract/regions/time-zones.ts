import type { Region } from './region';

/** The time zone in which an edition counts its days; UTC+8 for stories without an edition. */
export const REGION_TIME_ZONES = {
  none: 'Asia/Shanghai',
  hk: 'Asia/Hong_Kong',
  usa: 'America/New_York',
} as const satisfies Record<Region, string>;
