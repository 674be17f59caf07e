/** A number with at most two decimals: precise enough for any screen, and short. */
export function short(value: number): string {
  const text = value.toFixed(2).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** Path data of a box. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

export function filled(data: string, colour: string): string {
  return data === '' ? '' : `<path fill="${colour}" d="${data}"/>`;
}

export function stroked(data: string, colour: string, width: number): string {
  if (data === '') return '';
  return `<path fill="none" stroke="${colour}" stroke-width="${short(width)}" d="${data}"/>`;
}

/** A standalone picture on a flat ground; decoration only, so it has no title. */
export function svgDocument(width: number, height: number, ground: string, body: string, style = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${short(height)}" ` +
    `viewBox="0 0 ${short(width)} ${short(height)}">${style}` +
    `<path fill="${ground}" d="M0 0h${short(width)}v${short(height)}H0z"/>${body}</svg>`
  );
}
