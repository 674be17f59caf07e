import { DAY_SETS, NIGHT_SETS, type PaletteIndex } from './palettes';
import { createRandom, type Random, type Seed } from './random';

export const COVER_KINDS = ['treemap', 'bars', 'hash-tree', 'halftone', 'step-lines', 'ring-shares'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

export interface CoverStyle {
  kind: CoverKind;
  set: PaletteIndex;
}

/** Every kind and every set in the seed's own order of liking. */
export function rankStyles(seed: Seed, night = false): { kinds: CoverKind[]; sets: PaletteIndex[] } {
  const random = createRandom(`style:${seed}`);
  return {
    kinds: shuffle(COVER_KINDS, random),
    sets: shuffle<PaletteIndex>(night ? NIGHT_SETS : DAY_SETS, random),
  };
}

/** Kind and colours of one item's cover; `night` for /hk. */
export function coverStyle(seed: Seed, night = false): CoverStyle {
  const { kinds, sets } = rankStyles(seed, night);
  return { kind: kinds[0] ?? 'treemap', set: sets[0] ?? 4 };
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
