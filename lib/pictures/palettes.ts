export interface Palette {
  ground: string;
  figure: string;
  accent: string;
  /** A ground that shouts; a screen bears one. */
  loud: boolean;
}

export type PaletteIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** 0-6 are the print sets, 4 also opens the night sets (4, 7, 8) of /hk. */
export const PALETTES = {
  0: { ground: '#F0B93A', figure: '#101817', accent: '#FFFFFF', loud: true },
  1: { ground: '#BBD3C5', figure: '#0F3B2E', accent: '#FFFFFF', loud: false },
  2: { ground: '#2B4FA8', figure: '#F1F4F1', accent: '#F0B93A', loud: true },
  3: { ground: '#DCE2DD', figure: '#101817', accent: '#C7290E', loud: false },
  4: { ground: '#101817', figure: '#BBD3C5', accent: '#F0B93A', loud: false },
  5: { ground: '#D96C47', figure: '#101817', accent: '#FFFFFF', loud: true },
  6: { ground: '#9DB7D5', figure: '#101817', accent: '#FFFFFF', loud: false },
  7: { ground: '#0B1113', figure: '#BBD3C5', accent: '#F0B93A', loud: false },
  8: { ground: '#121B1E', figure: '#BBD3C5', accent: '#F0B93A', loud: false },
} as const satisfies Record<PaletteIndex, Palette>;

export const DAY_SETS = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly PaletteIndex[];
export const NIGHT_SETS = [4, 7, 8] as const satisfies readonly PaletteIndex[];

/** Dark grounds carry more figure: light on dark reads thinner than dark on light. */
export function isDarkSet(set: PaletteIndex): boolean {
  return set === 4 || set === 7 || set === 8;
}
