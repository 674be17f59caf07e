/** @jest-environment node */
import characters from 'opencc-js/dict/STCharacters';
import traditional from '@/messages/zh-Hant.json';

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** Characters with a different traditional form that are not traditional themselves. Taiwan uses 台, 群 and 准, too. */
const simplifiedOnly = new Set(
  characters.split('|').flatMap((entry) => {
    const [from = '', ...forms] = entry.split(' ');
    return forms.includes(from) || '台群面啟温准'.includes(from) ? [] : [from];
  }),
);

const simplifiedIn = (text: string) =>
  [...text].filter((character) => simplifiedOnly.has(character)).join('');

test('simplified characters are found within plurals, too', () => {
  expect(simplifiedIn('{count, plural, =0 {} other {，#张都在这里}}')).toBe('张这里');
});

test('no traditional message has a simplified character, not even within plurals and choices', () => {
  const left = wordsOf(traditional).filter((message) => simplifiedIn(message) !== '');
  expect(left).toEqual([]);
});

test('days and weeks after a placeholder have Taiwan’s measure words', () => {
  expect(traditional.hosting.overview.titles.selling).toContain('{days}天後');
  expect(traditional.dates.weeksAgo).toBe('{n}週前');
});

test('the interface uses Taiwan’s words for files, addresses and devices', () => {
  expect(traditional.download.ways.mac.steps).toContain('加入Dock');
  expect(traditional.hosting.overview.sales.table).toBe('看表格');
  expect(traditional.writing.tableTools.columnAdd).toBe('加一欄');
});

test('news is counted with Taiwan’s measure word in headers, lists and days', () => {
  const { header, home, news, flash, region, ledger, label, live, pager, search } = traditional;
  // 頭條 (the lead story) and 條款 (terms) count nothing.
  const counted = wordsOf({ header, home, news, flash, region, ledger, label, live, pager, search });
  expect(counted.filter((text) => /條(?!款)/.test(text.replaceAll('頭條', '')))).toEqual([]);
  expect(traditional.home.todayCount).toBe('今日{count}則');
});
