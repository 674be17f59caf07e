import { render } from '@testing-library/react';
import { SideRow } from '@/components/side-lists/side-row';
import type { SideItem } from '@/lib/side-lists/side-item';

const author: SideItem = { id: 1, title: '沈砚之', lang: 'zh-Hans', href: '/columnlist/1' };
const linesOf = (item: SideItem) =>
  [
    ...render(
      <SideRow
        item={item}
        locale="zh-Hans"
        leadAs="number"
        languages={{ chinese: '中文', english: '英文' }}
      />,
    ).container.querySelectorAll('.headline'),
  ].map((headline) => headline.innerHTML);

test('the newest title of an author has line breaks like a headline, and a place or a price has none', () => {
  const note = '代币化存款走出沙盒';
  expect(linesOf({ ...author, note, noteLang: 'zh-Hans', noteParts: ['代币化存款', '走出沙盒'] })).toEqual([
    '代币化存款<wbr>走出沙盒',
  ]);
  expect(linesOf({ ...author, note: '上海 · 线下  ¥280起' })).toEqual([]);
});

test.each([
  ['zh-Hans', 'en', '英文'],
  ['en', 'zh-Hans', '中文'],
  ['zh-Hans', 'zh-Hans', ''],
] as const)('on a page in %s a title in %s is marked “%s”', (locale, lang, mark) => {
  const item: SideItem = { id: 1, title: 'rollup', lang, href: '/news/1' };
  const languages = { chinese: '中文', english: '英文' };
  const { container } = render(<SideRow item={item} locale={locale} leadAs="number" languages={languages} />);
  expect(container.textContent).toBe(`rollup${mark}`);
});
