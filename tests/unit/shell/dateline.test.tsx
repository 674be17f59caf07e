import { render } from '@testing-library/react';
import { Dateline } from '@/components/shell/header/dateline';
import en from '@/messages/en.json';
import zh from '@/messages/zh-Hans.json';

const status = {
  today: '2026-11-20',
  flashes: 0,
  important: 0,
  events: 0,
  prices: [],
  delayMinutes: 0,
  isSample: false,
};
jest.mock('@/lib/data/site-status', () => ({ useSiteStatus: () => status }));

beforeAll(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T14:52:00+08:00') }));
afterAll(() => jest.useRealTimers());

test.each([
  [11, 1, 'Today: 11 items, 1 key story', '今日11条快讯，1条要闻'],
  [1, 0, 'Today: 1 item', '今日1条快讯'],
])('%i and %i are counted in the words of each language', (flashes, important, english, chinese) => {
  Object.assign(status, { flashes, important });
  const shown = (locale: 'en' | 'zh-Hans', { header }: typeof en | typeof zh) =>
    render(<Dateline locale={locale} counts={header.counts} />).container.textContent;
  expect(shown('en', en)).toContain(english);
  expect(shown('zh-Hans', zh)).toContain(chinese);
  expect(shown('zh-Hans', zh)?.endsWith(chinese)).toBe(true);
});

test('a day without flashes is not counted', () => {
  Object.assign(status, { flashes: 0, important: 0 });
  const { container } = render(<Dateline locale="zh-Hans" counts={zh.header.counts} />);
  expect(container.textContent).not.toMatch(/今日|条快讯/);
});
