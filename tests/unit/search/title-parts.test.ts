import { titleParts } from '@/lib/search/title-parts';

const title = [
  { text: '南方电网要求矿场停机', hit: false },
  { text: '比特币', hit: true },
  { text: '矿场怎样替电网让路', hit: false },
];

test('a title with hits is split where its lines may end, and loses no character', () => {
  const parts = titleParts(title, 'zh-Hans');
  expect(parts.map(({ text }) => text).join('')).toBe('南方电网要求矿场停机比特币矿场怎样替电网让路');
  expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['比特币']);
  expect(parts.filter(({ mayEnd }) => mayEnd).length).toBeGreaterThan(1);
  expect(parts.at(-1)?.mayEnd).toBeUndefined();
});

test('an English title is left to the browser', () => {
  expect(titleParts([{ text: 'Mines make way', hit: false }], 'en')).toEqual([
    { text: 'Mines make way', hit: false },
  ]);
});
