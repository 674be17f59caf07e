import en from '@/messages/en.json';
import hans from '@/messages/zh-Hans.json';
import { findTools, slashQuery } from '@/lib/writing/editor/slash';

const found = (line: string, words: typeof hans = hans) =>
  findTools(slashQuery(line) ?? 'none', (name) => words.writing.tools[name]).map(({ name }) => name);

test('a tool is found by its Chinese name or its initials', () => {
  expect(found('/图表')).toEqual(['chart']);
  expect(found('、tb')).toEqual(['chart']);
});

test('a tool is found by its English name, in whatever case it is typed', () => {
  expect(found('/table', en)).toEqual(['table']);
  expect(found('/Pull', en)).toEqual(['pull']);
  expect(found('/figure', en)).toContain('note');
});

test('a line with anything else is no question', () => {
  expect(slashQuery('/usr/bin')).toBeNull();
  expect(slashQuery('a/b')).toBeNull();
});
