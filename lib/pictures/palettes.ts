/** The colours of a drawn cover: hex values, or in a picture that follows the theme the names of its variables. */
export interface Palette {
  ground: string;
  /** What is drawn, and all text on the ground. */
  figure: string;
  /** The highlighted part; never text. */
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** The largest part of a whole, and text on it. */
  part: string;
  onPart: string;
  /** The second half of a divided cover, and text on it. */
  half: string;
  onHalf: string;
}

type Base = Pick<Palette, 'ground' | 'figure' | 'accent' | 'onAccent'>;

/** The sets of colours of covers and avatars. */
export const PALETTES = [
  { ground: '#F0B93A', figure: '#101817', accent: '#FFFFFF', onAccent: '#101817' },
  { ground: '#BBD3C5', figure: '#0F3B2E', accent: '#FFFFFF', onAccent: '#0F3B2E' },
  { ground: '#2B4FA8', figure: '#F1F4F1', accent: '#F0B93A', onAccent: '#101817' },
  { ground: '#DCE2DD', figure: '#101817', accent: '#C7290E', onAccent: '#FFFFFF' },
  { ground: '#101817', figure: '#BBD3C5', accent: '#F0B93A', onAccent: '#101817' },
  { ground: '#D96C47', figure: '#101817', accent: '#FFFFFF', onAccent: '#101817' },
  { ground: '#9DB7D5', figure: '#101817', accent: '#FFFFFF', onAccent: '#101817' },
] as const satisfies readonly Base[];

/** The dark colour set, the only one for stories of the Hong Kong edition. */
const NIGHT = PALETTES[4];
const [, , BLUE, RED] = PALETTES;

/** Grounds of the dark theme: of a cover, and of its second half. */
const DARK = { ground: '#1C2523', half: '#2A3431', mark: '#FF7A5C', ink: '#101817' };

/** The colour set of a story: the same on every page, in every size, share picture and feed. */
export function coverPalette(id: number, night: boolean): Palette {
  const { ground, figure, accent, onAccent } = baseOf(id, night);
  const part = { part: accent, onPart: onAccent };
  return { ground, figure, accent, onAccent, ...part, half: figure, onHalf: ground };
}

/** The same in the dark theme: no light ground stays, the old one becomes the figure; blue and black stay dark. */
export function darkPalette(id: number, night: boolean): Palette {
  const base = baseOf(id, night);
  if (base === BLUE) return { ...coverPalette(id, night), half: '#1B3576', onHalf: base.figure };
  const isDark = base === NIGHT;
  const figure = isDark ? base.figure : base.ground;
  const accent = base === RED ? DARK.mark : base.accent;
  return {
    ground: DARK.ground,
    figure,
    accent,
    onAccent: DARK.ink,
    part: figure,
    onPart: DARK.ink,
    half: DARK.half,
    onHalf: figure,
  };
}

function baseOf(id: number, night: boolean): Base {
  return night ? NIGHT : (PALETTES[id % PALETTES.length] ?? NIGHT);
}

const NAMES = [
  'ground',
  'figure',
  'accent',
  'onAccent',
  'part',
  'onPart',
  'half',
  'onHalf',
] as const satisfies readonly (keyof Palette)[];

/** The names of the colours for a picture that follows the theme of the page, and the style that sets them. */
export function themed(light: Palette, dark: Palette): { palette: Palette; style: string } {
  const nameOf = (index: number) => `--${'abcdefgh'.charAt(index)}`;
  const set = (palette: Palette) => NAMES.map((name, index) => `${nameOf(index)}:${palette[name]}`).join(';');
  const variable = (name: keyof Palette) => `var(${nameOf(NAMES.indexOf(name))})`;
  return {
    palette: {
      ground: variable('ground'),
      figure: variable('figure'),
      accent: variable('accent'),
      onAccent: variable('onAccent'),
      part: variable('part'),
      onPart: variable('onPart'),
      half: variable('half'),
      onHalf: variable('onHalf'),
    },
    style: `<style>:root{${set(light)}}@media (prefers-color-scheme:dark){:root{${set(dark)}}}</style>`,
  };
}
