import type { Figure } from '@/backend/contract/figures/figure';
import type { Locale } from '@/lib/platform/language/locales';
import { issuePicture } from '@/lib/stories/issue-picture';

const figure = (kind: Figure['kind'], subject = ''): Figure => ({
  kind,
  subject,
  code: 'b00',
  words: [],
  count: 3,
  label: '',
  value: '',
});
const story = (lang: Locale, drawn: Figure | null, pic = '') => ({ lang, pic, figure: drawn });

const ENGLISH_QUOTE = story('en', figure('quote'));
const NUMBER = story('zh-Hans', figure('title-number'));
const QUOTE = story('zh-Hans', figure('quote'));
const CHART = story('zh-Hans', figure('bars', '追加保证金通知'));
const ENGLISH_CHART = story('en', figure('bars', 'Margin calls'));
const TEXT = story('zh-Hans', null);

test.each([
  ['numbers in the language of the issue', [ENGLISH_CHART, QUOTE, CHART], 2],
  ['a picture without words before a quote', [ENGLISH_CHART, QUOTE, NUMBER], 2],
  ['a quote in the language of the issue before one of another', [ENGLISH_QUOTE, TEXT, QUOTE], 2],
  ['numbers of another language before its words', [ENGLISH_QUOTE, TEXT, ENGLISH_CHART], 2],
  ['a photograph', [TEXT, story('zh-Hans', null, '/uploads/a.webp'), QUOTE], 1],
  ['nothing where no article has a picture', [TEXT], -1],
])('an issue in Chinese opens with %s', (_, articles, place) => {
  expect(issuePicture(articles, 'zh-Hans')).toBe(place);
  expect(issuePicture(articles, 'zh-Hant')).toBe(place);
});

test('an issue in English opens with an English picture', () => {
  expect(issuePicture([NUMBER, ENGLISH_QUOTE], 'en')).toBe(1);
});
