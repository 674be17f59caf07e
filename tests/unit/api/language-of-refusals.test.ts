import { languageOfRefusals } from '@/lib/api/language-of-refusals';

test.each([
  [null, null, 'en'],
  [null, '', 'en'],
  [null, '*', 'en'],
  [null, 'fr, de;q=0.5', 'en'],
  [null, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  [null, 'zh', 'zh-Hans'],
  [null, 'zh-TW', 'zh-Hant'],
  [null, 'zh-Hant-HK', 'zh-Hant'],
  [null, 'zh-Hans-HK', 'zh-Hans'],
  [null, 'en;q=0.4, zh-HK;q=0.6', 'zh-Hant'],
  [null, 'zh;q=0, fr', 'en'],
  [null, 'zh;q=much, en-GB', 'en'],
  ['zh-Hant', 'en', 'zh-Hant'],
  ['fr', 'zh-CN', 'zh-Hans'],
  ['fr', null, 'en'],
])('lang %s with Accept-Language %s is refused in %s', (lang, accepted, locale) => {
  expect(languageOfRefusals(lang, accepted)).toBe(locale);
});
