/** A story or an event that belongs to no edition. */
export const NO_REGION = 'none';

/** The editions that every newsroom begins with, which have addresses of their own. Without zod, because browsers load it. */
export const FIRST_REGIONS = ['usa', 'hk'] as const;
export type FirstRegion = (typeof FIRST_REGIONS)[number];

export const isFirstRegion = (key: string): key is FirstRegion =>
  FIRST_REGIONS.some((first) => first === key);

/** The key of an edition: it is a part of addresses. */
export const REGION_KEY = /^[a-z][a-z0-9-]{1,19}$/;

/** Whether an edition is on a light or a dark page. */
export const REGION_LOOKS = ['light', 'dark'] as const;
export type RegionLook = (typeof REGION_LOOKS)[number];

/** The path of an edition, without language. */
export const regionPath = (key: string): string => (isFirstRegion(key) ? `/${key}` : `/regions/${key}`);

export const MAX_REGIONS = 12;
/** Lengths of the texts of an edition, in characters. */
export const MAX_REGION_NAME = 20;
export const MAX_REGION_DESCRIPTION = 160;
export const MAX_REGION_SIGN = 4;
export const MAX_ZONE_NAME = 6;
