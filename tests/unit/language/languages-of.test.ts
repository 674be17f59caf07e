import { languagesOf } from '@/lib/platform/language/languages-of';
import type { Locale } from '@/lib/platform/language/locales';

test.each<[Locale[], Locale[]]>([
  [['zh-Hant'], ['zh-Hant', 'zh-Hans']],
  [['zh-Hans'], ['zh-Hans', 'zh-Hant']],
  [['en'], ['en']],
  [
    ['en', 'zh-Hant'],
    ['en', 'zh-Hans', 'zh-Hant'],
  ],
  [[], []],
])('a story in %j has pages in %j, the original first', (langs, pages) => {
  expect(languagesOf(langs)).toEqual(pages);
});
