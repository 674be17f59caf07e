import { readToolText } from '@/lib/directory/tool-text';
import { toolPages } from '@/backend/seed/sample/tool-pages';
import { tools } from '@/backend/seed/sample/tools';

test('a line with a short name and a colon is a fact; any other line and the first one are paragraphs', () => {
  expect(
    readToolText('三个按钮：收、付、打电话。\n适合：编辑\n\nPrice: free\nIt has one rule. That is: none.'),
  ).toEqual({
    paragraphs: ['三个按钮：收、付、打电话。', 'It has one rule. That is: none.'],
    facts: [
      { name: '适合', text: '编辑' },
      { name: 'Price', text: 'free' },
    ],
  });
  expect(readToolText('')).toEqual({ paragraphs: [], facts: [] });
});

test('every sample tool has a page worth reading in both languages, with a paragraph first', () => {
  expect(Object.keys(toolPages).sort()).toEqual(tools.map(({ name }) => name).sort());
  for (const { zh, en } of Object.values(toolPages)) {
    for (const text of [...Object.values(zh), ...Object.values(en)]) expect(text).toMatch(/[.。]$/);
  }
});
