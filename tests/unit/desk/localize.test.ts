import { localizeTitles } from '@/lib/desk/localize';

jest.mock('server-only', () => ({}));

const row = { id: 1, title: '链上清算公报', text: '网络拥堵', lang: 'zh-Hans', langs: ['zh-Hans'] };

test('titles and texts of rows are converted to the script of the page, and marked with it', () => {
  const list = { list: [row, { id: 2, title: 'Fed minutes', lang: 'en' }], next: null };
  expect(localizeTitles(list, 'zh-Hant')).toEqual({
    list: [
      { ...row, title: '鏈上清算公報', text: expect.stringContaining('網路'), lang: 'zh-Hant' },
      { id: 2, title: 'Fed minutes', lang: 'en' },
    ],
    next: null,
  });
  expect(localizeTitles(list, 'en')).toEqual(list);
});

test('rows without a language are unchanged', () => {
  const plain = { title: '链上', name: '网络', at: null };
  expect(localizeTitles(plain, 'zh-Hant')).toEqual(plain);
});
