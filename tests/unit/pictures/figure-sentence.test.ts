/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { findFigure } from '@/backend/contract/figures/find-figure';
import { figureSentence } from '@/lib/pictures/figure-sentence';
import en from '@/messages/en.json';
import zh from '@/messages/zh-Hans.json';

let locale: 'en' | 'zh-Hans' = 'zh-Hans';
jest.mock('next-intl/server', () => ({
  getLocale: async () => locale,
  getTranslations: async (namespace: 'figure') =>
    createTranslator({ locale, messages: locale === 'en' ? en : zh, namespace }),
}));

const sentence = (language: typeof locale, body: string, title = '标题') => {
  locale = language;
  return figureSentence(findFigure({ title, summary: '', body }));
};

test('a text without numbers is described by its number of paragraphs and the longest of them', async () => {
  const body = '<p>一段话。</p><p>比较长的第二段话。</p>';
  expect(await sentence('zh-Hans', body)).toBe('共2段，最长的一段8字');
  expect(await sentence('zh-Hans', '<p>一段话。</p>')).toBe('全文一段，3字');
  expect(await sentence('en', '<p>One.</p><p>Three more words.</p>')).toBe(
    '2 paragraphs; the longest has 3 words',
  );
});

test('a percentage is given as it is, and an empty text has no description', async () => {
  expect(await sentence('zh-Hans', '', '投票率跌到4%')).toBe('4%');
  expect(await sentence('zh-Hans', '')).toBe('');
});
