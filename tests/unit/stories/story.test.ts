/** @jest-environment node */
import { flashItem } from '@/backend/contract/stories/story';
import { readerLanguage } from '@/lib/platform/language/localize';
import { toFlash } from '@/lib/stories/story';

const time = '2026-11-20 23:59:30';
const stored = {
  id: 7,
  kind: 'flash',
  title: '标题',
  summary: '',
  pic: '',
  lang: 'zh-Hans',
  langs: ['zh-Hans'],
  release_time: time,
  updated_time: time,
  is_important: false,
  region: 'none',
  author: null,
  category: null,
  labels: [],
  source_name: '',
  source_url: '',
  length: 2,
  views: 0,
  likes: 0,
  collections: 0,
  day_number: 1,
};

test('a text that was tampered with in the database runs nothing', () => {
  const body =
    '<p>正文<img src=x onerror=alert(1)></p><script>alert(2)</script><a href="javascript:alert(3)">链接</a>';
  const flash = toFlash(flashItem.parse({ ...stored, body }), readerLanguage('zh-Hans'));
  expect(flash.body).toContain('正文');
  expect(flash.body).not.toMatch(/script|onerror|alert/);
});

test('a Chinese source of an English story is named in the script of the page', () => {
  const english = { ...stored, lang: 'en', langs: ['en'], body: '<p>Text</p>' };
  const sourceOf = (source_name: string) =>
    toFlash(flashItem.parse({ ...english, source_name }), readerLanguage('zh-Hant')).source.name;
  expect(sourceOf('链讯数据')).toBe('鏈訊數據');
  expect(sourceOf('Federal Reserve')).toBe('Federal Reserve');
});

test.each([
  ['en', 'USD', '$3,388.5'],
  ['zh-Hans', '美元', '3,388.5美元'],
] as const)('the price at the time is written like other figures, in %s', (locale, unit, written) => {
  const price = { label_id: 1, symbol: 'ETH', value: 3388.5, unit, delay_minutes: 9, is_sample: false };
  const story = flashItem.parse({ ...stored, body: '', prices: [price] });
  expect(toFlash(story, readerLanguage(locale)).prices[0]?.price).toBe(written);
});
