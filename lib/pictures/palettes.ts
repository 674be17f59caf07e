export interface Palette {
  ground: string;
  figure: string;
  accent: string;
}

/** The sets of colours of covers and avatars. */
export const PALETTES = [
  { ground: '#F0B93A', figure: '#101817', accent: '#FFFFFF' },
  { ground: '#BBD3C5', figure: '#0F3B2E', accent: '#FFFFFF' },
  { ground: '#2B4FA8', figure: '#F1F4F1', accent: '#F0B93A' },
  { ground: '#DCE2DD', figure: '#101817', accent: '#C7290E' },
  { ground: '#101817', figure: '#BBD3C5', accent: '#F0B93A' },
  { ground: '#D96C47', figure: '#101817', accent: '#FFFFFF' },
  { ground: '#9DB7D5', figure: '#101817', accent: '#FFFFFF' },
] as const satisfies readonly Palette[];

/** The dark colour set, the only one for stories of the Hong Kong edition. */
const NIGHT = PALETTES[4];

/** The colour set of a story: the same on every page, in every size, share picture and feed. */
export function coverPalette(id: number, night: boolean): Palette {
  return night ? NIGHT : (PALETTES[id % PALETTES.length] ?? NIGHT);
}
