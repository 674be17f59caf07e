import { type Ground, inkOn, isReadable, readableColours } from './contrast';

/** The accent colour in each theme; empty for none. */
export type Accent = Record<Ground, string>;

/** The accent colour of the product, which a newsroom without its own has. */
export const FIRST_ACCENT: Accent = { light: '#c7290e', dark: '#ff7a5c' };

/**
 * The accent colour in both themes: a theme without one gets the nearest readable shade of the other's. Null when the
 * newsroom has chosen none.
 */
export function accentOf({ light, dark }: Accent): Accent | null {
  const chosen = light || dark;
  if (chosen === '') return null;
  const readable = (ground: Ground) =>
    isReadable(chosen, ground) ? chosen : readableColours(chosen, ground)[0];
  return { light: light || readable('light'), dark: dark || readable('dark') };
}

/** The custom properties of the document by which its style sheet colours; null when there is no accent colour. */
export function accentStyle(accent: Accent): Record<`--${string}`, string> | null {
  const colours = accentOf(accent);
  if (!colours) return null;
  const { light, dark } = colours;
  return {
    '--brand-mark': `light-dark(${light}, ${dark})`,
    '--brand-on-mark': `light-dark(${inkOn(light)}, ${inkOn(dark)})`,
  };
}
