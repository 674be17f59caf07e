/** @jest-environment node */
import { recommendedBeside } from '@/lib/side-lists/recommended-beside';
import type { SideItem } from '@/lib/side-lists/side-item';

const row = (id: number): SideItem => ({
  id,
  title: `${id}`,
  lang: 'en',
  href: `/wz_detail/${id}`,
  lead: `${id}`,
});
const rows = [row(1), row(2), row(3)];

test('articles that the page shows itself are not recommended beside it, and the rest is numbered again', () => {
  const left = recommendedBeside([2], rows);
  expect(left.map(({ id, lead }) => [id, lead])).toEqual([
    [1, '1'],
    [3, '2'],
  ]);
  expect(recommendedBeside([1, 2, 3], rows)).toEqual([]);
});

test('ten are left for two pages of five, however many of the first the page shows itself', () => {
  const many = Array.from({ length: 40 }, (_, at) => row(at + 1));
  const left = recommendedBeside(
    many.slice(0, 25).map(({ id }) => id),
    many,
  );
  expect(left.map(({ id }) => id)).toEqual([26, 27, 28, 29, 30, 31, 32, 33, 34, 35]);
});
