import { degreesOf } from '@/backend/contract/figures/rules/places';
import { type Canvas, clamp, drawInside, marginOf, outline, plainOf, tierOf } from '@/lib/pictures/canvas';
import { box, filled, short, stroked } from '@/lib/pictures/svg';

const GRATICULE = 10;

/** Places on a grid of ten degrees with a darker equator, a dashed route between them, the last one highlighted. */
export function drawPlaces(canvas: Canvas): string {
  const { width, height, palette, drawing } = canvas;
  const [across = [], up = []] = drawing.lines;
  const points = across.map((value, index) => ({
    longitude: degreesOf(value, 'longitude'),
    latitude: degreesOf(up[index] ?? 0, 'latitude'),
  }));
  if (points.length === 0) return '';
  const tier = tierOf(canvas);
  const size = tier === 'large' ? 17 : tier === 'medium' ? 14 : 12.5;
  const pad = { x: Math.max(marginOf(canvas) * 2.6, size * 1.6), y: marginOf(canvas) * 2.2 };
  const west = Math.min(...points.map(({ longitude }) => longitude));
  const east = Math.max(...points.map(({ longitude }) => longitude));
  const south = Math.min(...points.map(({ latitude }) => latitude));
  const north = Math.max(...points.map(({ latitude }) => latitude));
  // Pixels of a degree, the same in both directions; never closer than a third of a country.
  const scale = Math.min(
    (width - 2 * pad.x) / Math.max(6, east - west),
    (height - 2 * pad.y) / Math.max(6, north - south),
  );
  const xAt = (longitude: number) => width / 2 + (longitude - (west + east) / 2) * scale;
  const yAt = (latitude: number) => height / 2 - (latitude - (south + north) / 2) * scale;
  const step = GRATICULE * Math.max(1, Math.ceil(14 / (GRATICULE * scale)));
  const lines: string[] = [];
  for (let degree = -180; degree <= 540; degree += step)
    for (const at of [degree, degree - 360])
      if (xAt(at) > 0 && xAt(at) < width) lines.push(`M${short(xAt(at))} 0V${height}`);
  for (let degree = -90; degree <= 90; degree += step)
    if (degree !== 0 && yAt(degree) > 0 && yAt(degree) < height)
      lines.push(`M0 ${short(yAt(degree))}H${width}`);
  const equator = yAt(0) > 0 && yAt(0) < height ? `M0 ${short(yAt(0))}H${width}` : '';
  const route = points
    .map(
      ({ longitude, latitude }, index) =>
        `${index === 0 ? 'M' : 'L'}${short(xAt(longitude))} ${short(yAt(latitude))}`,
    )
    .join('');
  const node = clamp(height / 22, 6, 16);
  const squares = points.map(({ longitude, latitude }) =>
    box(xAt(longitude) - node / 2, yAt(latitude) - node / 2, node, node),
  );
  const line = outline(canvas);
  const highlighted = squares[drawing.highlighted] ?? '';
  const names = points.map(({ longitude, latitude }, index) => {
    if (tier !== 'large' && tier !== 'medium' && index !== drawing.highlighted) return '';
    if (tier === 'tiny' && height < 90) return '';
    const isLeft = xAt(longitude) > width * 0.62 || (xAt(longitude) > width / 2 && longitude === east);
    return drawInside(canvas, plainOf(canvas, index), {
      x: xAt(longitude) + (isLeft ? -node : node),
      base: yAt(latitude) + size * 0.36,
      size,
      colour: palette.figure,
      anchor: isLeft ? 'end' : 'start',
    });
  });
  return (
    `<g opacity=".28">${stroked(lines.join(''), palette.figure, 1)}</g>` +
    `<g opacity=".7">${stroked(equator, palette.figure, line)}</g>` +
    `<path fill="none" stroke="${palette.figure}" stroke-width="${short(line * 1.3)}" stroke-dasharray="${short(line * 4)} ${short(line * 3)}" d="${route}"/>` +
    filled(squares.filter((_, index) => index !== drawing.highlighted).join(''), palette.figure) +
    filled(highlighted, palette.accent) +
    stroked(highlighted, palette.figure, line) +
    names.join('')
  );
}
