/** Widths of bold letters of a heading in pixels, a little more than they take: a layout is made without a browser. */
const LATIN = 8.6;
const WIDE = 14.5;
/** The number of entries after the name, with the gap before it. */
const COUNT = 26;

/** The width that the heading of a district needs at 100 %, so that it is not set narrower. */
export function headWidth(name: string): number {
  return [...name].reduce((width, letter) => width + (letter > '\u2e7f' ? WIDE : LATIN), COUNT);
}
