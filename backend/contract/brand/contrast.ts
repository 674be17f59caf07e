/** What text of the accent colour stands on, in each theme. */
const GROUNDS = {
  light: ['#ffffff', '#f1f4f1'],
  dark: ['#111716', '#121b1e'],
} as const;
export type Ground = keyof typeof GROUNDS;

/** The contrast that text needs (WCAG 2.2, level AA). */
export const MIN_CONTRAST = 4.5;
/** The contrast of the second suggestion. */
const CLEAR_CONTRAST = 5.5;
const STEPS = 256;

const HEX = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour as `#rrggbb`. */
export const isColour = (text: string): boolean => HEX.test(text);

/** The contrast of two colours by WCAG: 1 for equal ones, 21 for black and white. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrast of a colour with each ground of a theme. */
export function contrasts(colour: string, ground: Ground): number[] {
  return GROUNDS[ground].map((each) => contrast(colour, each));
}

/** Whether text of this colour can be read on every ground of a theme. */
export function isReadable(colour: string, ground: Ground, min = MIN_CONTRAST): boolean {
  return contrasts(colour, ground).every((each) => each >= min);
}

/**
 * The two colours nearest to this one that can be read in a theme: the first that is just enough, and a clearer one.
 * They are darker in the light theme and lighter in the dark one.
 */
export function readableColours(colour: string, ground: Ground): [string, string] {
  return [nearest(colour, ground, MIN_CONTRAST), nearest(colour, ground, CLEAR_CONTRAST)];
}

/** White or black: whichever is easier to read on this colour. */
export function inkOn(colour: string): '#ffffff' | '#000000' {
  return contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';
}

function nearest(colour: string, ground: Ground, min: number): string {
  const end = ground === 'light' ? 0 : 255;
  const channels = channelsOf(colour);
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = toHex(channels.map((channel) => channel + ((end - channel) * step) / STEPS));
    if (isReadable(mixed, ground, min)) return mixed;
  }
  return toHex([end, end, end]);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
