import { fitName } from '@/lib/directory/atlas/fit-name';

const fit = (name: string, width: number, height = 100) =>
  fitName(name, { width, height }, 10, (text) => text.length * 6);

test('a name is shown whole, on lines broken between its words, or not at all', () => {
  expect(fit('Rollup Desk', 70)).toEqual(['Rollup Desk']);
  expect(fit('Open Relay Map', 60)).toEqual(['Open Relay', 'Map']);
  expect(fit('Open Relay Map', 30)).toEqual(['Open', 'Relay', 'Map']);
  expect(fit('Open Relay Map', 30, 30)).toEqual([]);
  expect(fit('Blockfold', 50)).toEqual([]);
});

test('a Chinese name breaks between its words, and no line begins with a punctuation mark', () => {
  expect(fit('链上国债：抵押品的新去处', 45)).toEqual(['链上国债：抵押', '品的新去处']);
  expect(fit('DEX：去中心化交易所', 36).join('')).toBe('DEX：去中心化交易所');
  expect(fit('链上国债：抵押品的新去处', 45, 20)).toEqual([]);
});
