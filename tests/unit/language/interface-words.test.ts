/** @jest-environment node */
import characters from 'opencc-js/dict/STCharacters';
import traditional from '@/messages/zh-Hant.json';

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** Characters with a different traditional form that are not traditional themselves; 台, 群 and 准 are used in Taiwan. */
const simplifiedOnly = new Set(
  characters.split('|').flatMap((entry) => {
    const [from = '', ...forms] = entry.split(' ');
    return forms.includes(from) || '台群面啟温准'.includes(from) ? [] : [from];
  }),
);

const simplifiedIn = (text: string) =>
  [...text].filter((character) => simplifiedOnly.has(character)).join('');

test('a search for simplified characters finds them within a plural, too', () => {
  expect(simplifiedIn('{count, plural, =0 {} other {，#张都在这里}}')).toBe('张这里');
});

test('no message of the traditional edition keeps a simplified character, in plurals and choices neither', () => {
  const left = wordsOf(traditional).filter((message) => simplifiedIn(message) !== '');
  expect(left).toEqual([]);
});

test('a figure that a message is given counts days and weeks', () => {
  expect(traditional.hosting.overview.titles.selling).toContain('{days}天後');
  expect(traditional.dates.weeksAgo).toBe('{n}週前');
});

test('the interface says of files, addresses and devices what devices in Taiwan say', () => {
  expect(traditional.download.ways.mac.steps).toContain('加入Dock');
  expect(traditional.hosting.overview.sales.table).toBe('看表格');
  expect(traditional.writing.tableTools.columnAdd).toBe('加一欄');
});

test('news is counted as Taiwan counts it, in headers, lists and days alike', () => {
  const { header, home, news, flash, region, ledger, label, live, pager, search } = traditional;
  // 頭條 is the lead of a page, 條款 a paragraph.
  const counted = wordsOf({ header, home, news, flash, region, ledger, label, live, pager, search });
  expect(counted.filter((text) => /條(?!款)/.test(text.replaceAll('頭條', '')))).toEqual([]);
  expect(traditional.home.todayCount).toBe('今日{count}則');
});
