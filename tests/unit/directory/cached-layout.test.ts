import { cachedLayout } from '@/lib/directory/atlas/cached-layout';
import { layoutAtlas } from '@/lib/directory/atlas/layout';

const entry = (key: string, year: number) => ({
  key,
  name: key,
  href: '',
  year,
  week: 0,
  today: 0,
  hasEvent: false,
});
const districts = (year: number) => [
  { key: 'a', name: 'A', entries: [entry('tool-1', year), entry('tool-2', 3)] },
];

test('a map is laid out once for the same entries, and again when one of them changed', () => {
  const make = jest.fn(layoutAtlas);
  const first = cachedLayout(districts(1), 'wide', 'en', make);
  expect(cachedLayout(districts(1), 'wide', 'en', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  cachedLayout(districts(1), 'tall', 'en', make);
  const next = cachedLayout(districts(50), 'wide', 'en', make);
  expect(make).toHaveBeenCalledTimes(3);
  expect(next).toEqual(layoutAtlas(districts(50), { width: next.width, height: next.height }));
});
