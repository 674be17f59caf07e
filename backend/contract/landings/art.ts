/** The colours a landing page can use: ground, figure and accent of the seven cover sets. */
export const ART_SETS = {
  amber: ['#F0B93A', '#101817', '#FFFFFF'],
  mint: ['#BBD3C5', '#0F3B2E', '#FFFFFF'],
  blue: ['#2B4FA8', '#F1F4F1', '#F0B93A'],
  stone: ['#DCE2DD', '#101817', '#C7290E'],
  ink: ['#101817', '#BBD3C5', '#F0B93A'],
  clay: ['#D96C47', '#101817', '#FFFFFF'],
  sky: ['#9DB7D5', '#101817', '#FFFFFF'],
} as const satisfies Record<string, readonly [ground: string, figure: string, accent: string]>;

export type ArtSet = keyof typeof ART_SETS;
export const ART_SET_NAMES = Object.keys(ART_SETS).filter((name): name is ArtSet => name in ART_SETS);

/** The background of the page: that of the theme, the ground of the colour set, or dark in every theme. */
export const TONES = ['paper', 'ground', 'dark'] as const;
/** The layout of the head: a date in narrow figures, a sign that hangs from the bar, or a wide word. */
export const DISPLAYS = ['numeral', 'vertical', 'wide'] as const;
/** The motif of the drawing: sessions as bars, votes as squares, or places as circles. */
export const MOTIFS = ['score', 'tally', 'dots'] as const;

export type Motif = (typeof MOTIFS)[number];
