/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { findFigures } from '@/backend/contract/figures/find-figure';
import { COVER_KINDS } from '@/backend/contract/figures/kinds';
import { figureSentence } from '@/lib/pictures/figure-sentence';
import en from '@/messages/en.json';
import zh from '@/messages/zh-Hans.json';

let locale: 'en' | 'zh-Hans' = 'zh-Hans';
jest.mock('next-intl/server', () => ({
  getLocale: async () => locale,
  getTranslations: async (namespace: 'figure') =>
    createTranslator({ locale, messages: locale === 'en' ? en : zh, namespace }),
}));

const sentence = async (language: typeof locale, body: string, title = '标题') => {
  locale = language;
  const [figure] = findFigures({ title, summary: '', body });
  return figure ? figureSentence(figure) : '';
};

const rows = Array.from(
  { length: 24 },
  (_, hour) => `<tr><td>${hour}</td><td>${hour === 2 ? 11 : 4}</td></tr>`,
);
const chart = `<figure class="chart" data-kind="bars" data-unit="%"><figcaption>图1 追加保证金</figcaption><table><tr><th>时</th><th>占比</th></tr>${rows.join('')}</table></figure>`;

test('a chart is described by its subject and its peak', async () => {
  expect(await sentence('zh-Hans', chart)).toBe('追加保证金：24个钟点，最高11%，在02:00');
  expect(await sentence('en', chart)).toBe('追加保证金: 24 hours; the highest, 02:00, is 11%');
});

test('a percentage is given as it is, and nothing is said about paragraphs', async () => {
  expect(await sentence('zh-Hans', '', '投票率跌到4%')).toBe('4%');
  expect(await sentence('zh-Hans', '<p>一段话。</p><p>比较长的第二段话。</p>')).toBe('');
});

test('a sentence whose name or value is missing says how many there are, or nothing', async () => {
  locale = 'en';
  const figure = { code: '', words: [], count: 5, subject: '', label: '', value: '' };
  const sentences = await Promise.all(COVER_KINDS.map((kind) => figureSentence({ ...figure, kind })));
  expect(sentences.filter((words) => words !== '')).toEqual([
    '5 entries from start to finish',
    '5 bars',
    '5 points',
    '5 shares',
    '5 rows',
    '5 places in the text',
    '5 dates in the text',
  ]);
});

test('every kind has a sentence in every language', () => {
  for (const messages of [en, zh])
    expect(Object.keys(messages.figure)).toEqual(expect.arrayContaining([...COVER_KINDS]));
});
