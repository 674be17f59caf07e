import en from '@/messages/en.json';
import hans from '@/messages/zh-Hans.json';
import { findTools, slashQuery } from '@/lib/writing/editor/slash';

const toolsFor = (line: string, words: typeof hans = hans) =>
  findTools(slashQuery(line) ?? 'none', (name) => words.writing.tools[name]).map(({ name }) => name);

test('a tool is found by its Chinese name or its initials', () => {
  expect(toolsFor('/图表')).toEqual(['chart']);
  expect(toolsFor('、tb')).toEqual(['chart']);
});

test('a tool is found by its English name, in upper or lower case', () => {
  expect(toolsFor('/table', en)).toEqual(['table']);
  expect(toolsFor('/Pull', en)).toEqual(['pull']);
  expect(toolsFor('/figure', en)).toContain('note');
});

test('a slash in other text does not search for tools', () => {
  expect(slashQuery('/usr/bin')).toBeNull();
  expect(slashQuery('a/b')).toBeNull();
});
