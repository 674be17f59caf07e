import { layoutAtlas } from './layout';
import { type AtlasDistrict, type AtlasMap, MAP_SHAPES } from './map';

/** The last layout of each language and shape, with the entries it was made from. */
const stored = new Map<string, { of: string; map: AtlasMap }>();

/**
 * The layout of these entries; the last one is reused when the entries are the same, since computing a layout takes
 * long.
 */
export function cachedLayout(
  districts: readonly AtlasDistrict[],
  shape: keyof typeof MAP_SHAPES,
  locale: string,
  make = layoutAtlas,
): AtlasMap {
  const name = `${locale}:${shape}`;
  const of = JSON.stringify(districts);
  const last = stored.get(name);
  if (last?.of === of) return last.map;
  const map = make(districts, MAP_SHAPES[shape]);
  stored.set(name, { of, map });
  return map;
}
