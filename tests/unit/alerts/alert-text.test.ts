/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { convertText } from '@/backend/contract/chinese/convert-text';
import { setDeskTerms } from '@/backend/contract/chinese/desk-terms';
import type { Locale } from '@/backend/contract/locale';
import { textFor } from '@/backend/modules/alerts/queries/alert-text';
import { dataPath, describeWithData } from '@/tests/support/shared-data';
import corpus from '@/tests/unit/language/conversion-corpus.json';

const TERMS = [
  { simplified: '项目方', taiwan: '開發團隊', hong_kong: '', exception: '' },
  { simplified: '签名', taiwan: '簽章', hong_kong: '簽署', exception: '签名会' },
];

const notified = (title: string, lang: Locale, reader: Locale) =>
  textFor([{ lang, title, place: '', words: null }], reader)?.title;

afterEach(() => setDeskTerms([]));

test('a notification keeps the names of persons, which a word by word conversion takes for other words', () => {
  expect(notified('经济学者于文博表示，余额不变', 'zh-Hans', 'zh-Hant')).toBe('經濟學者于文博表示，餘額不變');
  expect(notified('范志远说“链上资产”', 'zh-Hans', 'zh-Hant')).toBe('范志遠說「鏈上資產」');
});

test('a notification says what the page says', () => {
  const lines = Object.values(corpus).flatMap((group) => group.map(([simplified = '']) => simplified));
  const others = lines.filter(
    (line) => notified(line, 'zh-Hans', 'zh-Hant') !== convertText(line, 'zh-Hant'),
  );
  expect(lines.length).toBeGreaterThan(500);
  expect(others).toEqual([]);
});

test('a notification is converted by the words of the newsroom, and by those of the desk before them', () => {
  const text = '审计师公布了签名，签名会改期';
  expect(notified(text, 'zh-Hans', 'zh-Hant')).toBe('會計師公布了簽名，簽名會改期');
  setDeskTerms(TERMS);
  expect(notified(text, 'zh-Hans', 'zh-Hant')).toBe('會計師公布了簽章，簽名會改期');
  expect(notified('開發團隊的簽署與簽章', 'zh-Hant', 'zh-Hans')).toBe('项目方的签名与签名');
});

test('a text in another language stays as it is, and that of the reader’s language comes first', () => {
  expect(notified('签名', 'en', 'zh-Hant')).toBe('签名');
  expect(notified('签名', 'zh-Hans', 'en')).toBe('签名');
  const both = (['zh-Hans', 'zh-Hant'] as const).map((lang) => ({
    lang,
    title: lang,
    place: '',
    words: null,
  }));
  expect(textFor(both, 'zh-Hant')?.title).toBe('zh-Hant');
});

describeWithData('names of the shared cases', () => {
  test('are right in notifications', () => {
    const lines = readFileSync(dataPath('cases/names.tsv'), 'utf8').split('\n');
    const cases = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t'));
    const wrong = cases.filter(
      ([text = '', name = '']) => !notified(text, 'zh-Hans', 'zh-Hant')?.includes(name),
    );
    expect(cases.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
});
