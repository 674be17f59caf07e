import { ART_SETS, type ArtSet } from './art';

/** The text colours of a page whose background is the ground of its colour set. */
export interface GroundInks {
  paper: string;
  ink: string;
  'ink-2': string;
  'ink-3': string;
  rule: string;
  mark: string;
}

export type InkName = Exclude<keyof GroundInks, 'paper' | 'rule'>;

/** The minimum contrast of text in WCAG 2.2 AA. */
const MIN_CONTRAST = 4.5;
const DARK_INK = '#101817';
const LIGHT_INK = '#F1F4F1';
/** The share of the ground colour that is mixed into each lighter ink. */
const MIXED = { 'ink-2': 0.16, 'ink-3': 0.26, rule: 0.72 };
/** Accent colours for text in order of preference: the first with enough contrast is used. */
const MARKS = ['#9E1E08', '#861604', '#FFB3A1'] as const;

/** The text colours on the ground of a colour set. */
export function groundInks(set: ArtSet): GroundInks {
  const [paper] = ART_SETS[set];
  const ink = isLight(paper) ? DARK_INK : LIGHT_INK;
  return {
    paper,
    ink,
    'ink-2': mix(ink, paper, MIXED['ink-2']),
    'ink-3': mix(ink, paper, MIXED['ink-3']),
    rule: mix(ink, paper, MIXED.rule),
    mark: MARKS.find((mark) => contrast(mark, paper) >= MIN_CONTRAST) ?? MARKS[0],
  };
}

/** Text colours with too little contrast on the ground of a colour set. */
export function failingInks(set: ArtSet): InkName[] {
  const inks = groundInks(set);
  const named: readonly InkName[] = ['ink', 'ink-2', 'ink-3', 'mark'];
  return named.filter((name) => contrast(inks[name], inks.paper) < MIN_CONTRAST);
}

/** The first of these colours with enough contrast on a ground, or else the dark or light ink. */
export function readableColour(ground: string, colours: readonly string[]): string {
  const all = [...colours, DARK_INK, LIGHT_INK];
  const ink = all.find((colour) => contrast(colour, ground) >= MIN_CONTRAST);
  return ink ?? DARK_INK;
}

/** Whether a colour is nearer to white than to black. */
export function isLight(colour: string): boolean {
  return contrast(colour, DARK_INK) > contrast(colour, LIGHT_INK);
}

/** The contrast of two colours as WCAG defines it: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(colour: string, into: string, share: number): string {
  const other = channels(into);
  const mixed = channels(colour).map((value, at) =>
    Math.round(value * (1 - share) + (other[at] ?? 0) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}
