import { isFirstRegion, type RegionLook } from '@/backend/contract/regions/first-regions';
import type { RegionRow } from '@/backend/contract/regions/region';
import { siteBrand } from './site-brand';

/** The editions that the newsroom added to those of every newsroom. */
export const addedRegions = (): readonly RegionRow[] => siteBrand().regions ?? [];

/** Whether there is an edition of this key, also one that is switched off. */
export const hasRegion = (key: string): boolean =>
  isFirstRegion(key) || addedRegions().some((row) => row.key === key);

/** Whether an edition is on a light or a dark page; light for none. */
export function regionLook(key: string): RegionLook {
  if (key === 'hk') return 'dark';
  return addedRegions().find((row) => row.key === key)?.look ?? 'light';
}
