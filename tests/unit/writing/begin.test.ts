import { newDocument, otherLanguage } from '@/lib/writing/begin';

const text = (lang: 'zh-Hans' | 'zh-Hant' | 'en') => ({ lang, title: '', summary: '', body: '' });

test.each(['zh-Hans', 'zh-Hant', 'en'] as const)(
  'a draft begun on a page in %s is in that language',
  (locale) => {
    expect(newDocument(locale, 7)).toMatchObject({ author_id: 7, texts: [{ lang: locale, title: '' }] });
  },
);

test('an English text is translated to the Chinese script that was begun, else to that of the page', () => {
  const english = text('en');
  expect(otherLanguage([english], english, 'zh-Hant')).toBe('zh-Hant');
  expect(otherLanguage([english], english, 'en')).toBe('zh-Hans');
  expect(otherLanguage([english, text('zh-Hant')], english, 'zh-Hans')).toBe('zh-Hant');
  expect(otherLanguage([text('zh-Hant'), english], text('zh-Hant'), 'zh-Hans')).toBe('en');
});
