import { rankStyles, type CoverStyle } from './cover-style';
import { PALETTES } from './palettes';
import type { Seed } from './random';

export interface NeighbourOptions {
  /** Night sets only (/hk). */
  night?: boolean;
  /** The first cover is the page's one loud ground. */
  lead?: boolean;
  /** Covers per row: the one above is a neighbour too. */
  columns?: number;
  /** How many covers a reader sees at once; one of them may be loud. */
  screen?: number;
}

/**
 * Styles for covers shown together, in reading order. Neighbours differ in colours and in kind,
 * and no screenful has two loud grounds. Each seed gets its best-liked style that is still free.
 */
export function pickNeighbourStyles(seeds: readonly Seed[], options: NeighbourOptions = {}): CoverStyle[] {
  const { night = false, lead = false, columns = 1, screen = 8 } = options;
  const styles: CoverStyle[] = [];
  for (const [i, seed] of seeds.entries()) {
    const near = [styles[i - 1], styles[i - columns]].filter((style) => style !== undefined);
    const loudSeen = styles.slice(Math.max(0, i - screen + 1)).some(({ set }) => PALETTES[set].loud);
    const { kinds, sets } = rankStyles(seed, night);
    const free = sets.filter((set) => near.every((style) => style.set !== set));
    const fitting =
      lead && i === 0 && !night
        ? free.filter((set) => PALETTES[set].loud)
        : free.filter((set) => !(loudSeen && PALETTES[set].loud));
    styles.push({
      set: fitting[0] ?? free[0] ?? 4,
      kind: kinds.find((kind) => near.every((style) => style.kind !== kind)) ?? 'treemap',
    });
  }
  return styles;
}
