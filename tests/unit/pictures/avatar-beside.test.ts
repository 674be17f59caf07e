/** @jest-environment node */
import { ART_SETS } from '@/backend/contract/landings/art';
import { drawAvatar, contrastingSeed } from '@/lib/pictures/avatar';

test('a portrait on a page of one colour has no field in that colour', () => {
  const ground = ART_SETS.amber[0];
  const seeds = Array.from({ length: 40 }, (_, at) => at + 1);
  const hasGround = (seed: number) => drawAvatar(seed, 56).toLowerCase().includes(ground.toLowerCase());
  expect(seeds.some(hasGround)).toBe(true);
  expect(seeds.map((seed) => contrastingSeed(seed, ground)).some(hasGround)).toBe(false);
});
