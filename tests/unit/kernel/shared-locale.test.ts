import { pickText, sharedLocale } from '@/backend/kernel/text/local';

const hans = { 'zh-Hans': '晨信', en: 'Brief' };
const both = { ...hans, 'zh-Hant': '晨信' };
const hant = { 'zh-Hant': '晨信' };

test('texts that share one language are read in the Chinese script that all of them have', () => {
  expect(sharedLocale([both, hans], 'zh-Hant')).toBe('zh-Hans');
  expect(sharedLocale([both, hant], 'zh-Hans')).toBe('zh-Hant');
  expect(pickText(both, sharedLocale([both, hans], 'zh-Hant')).lang).toBe('zh-Hans');
});

test('they are read in the language of the reader when all have it, when none does, and in English', () => {
  expect(sharedLocale([both, both], 'zh-Hant')).toBe('zh-Hant');
  expect(sharedLocale([hans, hant], 'zh-Hant')).toBe('zh-Hant');
  expect(sharedLocale([both, {}, { en: 'Only English' }], 'zh-Hant')).toBe('zh-Hant');
  expect(sharedLocale([both, hant], 'en')).toBe('en');
});
