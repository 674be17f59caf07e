import { PALETTES } from './palettes';
import { createRandom, type Seed } from './random';
import { box, filled, short, svgDocument } from './svg';

type Trio = readonly [ground: string, neighbour: string, foot: string];

/** Three colours that go well together. */
const TRIOS = [
  [PALETTES[0].ground, PALETTES[0].figure, PALETTES[1].ground],
  [PALETTES[1].ground, PALETTES[1].figure, PALETTES[0].ground],
  [PALETTES[2].ground, PALETTES[2].accent, PALETTES[3].ground],
  [PALETTES[3].ground, PALETTES[3].figure, PALETTES[5].ground],
  [PALETTES[5].ground, PALETTES[5].figure, PALETTES[6].ground],
  [PALETTES[6].ground, PALETTES[2].ground, PALETTES[6].figure],
  [PALETTES[1].figure, PALETTES[6].ground, PALETTES[0].ground],
] as const satisfies readonly Trio[];

/** A square picture for members and authors without a portrait: three fields, `size` CSS pixels a side. */
export function drawAvatar(seed: Seed, size: number): string {
  const random = createRandom(`avatar:${seed}`);
  const [first, second, third] = random.pick<Trio>(TRIOS);
  const across = Math.round(size * random.pick([0.36, 0.45, 0.55, 0.64]));
  const down = Math.round(size * random.pick([0.55, 0.66, 0.72]));
  const turn = random.whole(0, 3) * 90;
  const half = short(size / 2);
  const fields =
    filled(box(across, 0, size - across, down), second) + filled(box(0, down, size, size - down), third);
  return svgDocument(
    size,
    size,
    first,
    turn === 0 ? fields : `<g transform="rotate(${turn} ${half} ${half})">${fields}</g>`,
  );
}

/** How many seeds are tried for a picture without a colour. */
const TRIED = 50;

/** The next seed from a number on whose picture has no field in the colour of the page, where it would look like a hole. */
export function contrastingSeed(seed: number, ground: string): number {
  const hasHole = (id: number) => createRandom(`avatar:${id}`).pick<Trio>(TRIOS).includes(ground);
  return Array.from({ length: TRIED }, (_, step) => seed + step).find((id) => !hasHole(id)) ?? seed;
}
