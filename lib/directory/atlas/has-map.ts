import type { AtlasDistrict } from './map';

/** A map needs so many different sizes, and this share of its entries with stories; otherwise all plots look alike. */
const SIZES = 3;
const WRITTEN_SHARE = 0.3;

/** Whether the numbers of stories differ enough to be drawn as sizes. */
export function hasMap(districts: readonly AtlasDistrict[]): boolean {
  const years = districts.flatMap(({ entries }) => entries.map(({ year }) => year));
  const written = years.filter((year) => year > 0);
  return new Set(written).size >= SIZES && written.length >= WRITTEN_SHARE * years.length;
}
