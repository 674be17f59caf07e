import { readLines } from '@/backend/import/source/lines';
import { eventsOfFiles, firstText, itemsOf, onlyItem, refusalsOf } from './events';

const lines = (...records: object[]) => records.map((record) => JSON.stringify(record)).join('\n');
const article = (id: string, pair: string, lang: string, more: object = {}) => ({
  id,
  pair_id: pair,
  lang,
  title: `${lang} title`,
  body_markdown: lang === 'en' ? 'Text' : '正文 text',
  date: '2024-01-01',
  ...more,
});

test('language versions of one work are one story, also when other lines are between them', async () => {
  const events = await eventsOfFiles({
    'a.jsonl': lines(
      article('1', 'p', 'zh-Hans', { tags: ['a'], status: 'withdrawn' }),
      article('2', 'q', 'en', { author: 'Ann' }),
      article('3', 'p', 'en', { tags: ['b'], kind: 'column' }),
    ),
  });
  expect(itemsOf(events)).toMatchObject([
    { sourceKey: 'jsonl:q', authorName: 'Ann', texts: [{ lang: 'en' }] },
    {
      sourceKey: 'jsonl:p',
      status: 'withdrawn',
      categoryName: 'column',
      labelNames: ['a', 'b'],
      texts: [{ lang: 'zh-Hans' }, { lang: 'en' }],
    },
  ]);
});

test('a bad line is reported with its number, and its other language is read', async () => {
  const events = await eventsOfFiles({
    'a.jsonl': `${lines(article('1', 'p', 'en'))}\n{"id":\n\n${lines({ id: '2', pair_id: 'p' })}`,
  });
  expect(itemsOf(events)).toHaveLength(1);
  expect(refusalsOf(events)).toEqual([
    'broken a.jsonl:2 — is not JSON',
    'broken a.jsonl:4 — is no article, flash, incident or event',
  ]);
});

test('a flash has its languages side by side on one line', async () => {
  const item = await onlyItem({
    'a.jsonl': lines({
      id: 'f1',
      date: '2024-03-05',
      section: { zh: '新闻', en: 'News' },
      zh: { title: '用 BTC', body_markdown: '用 [BTC](https://e.example/)' },
      en: { title: 'With BTC', body_markdown: 'With' },
      source: { repo: 'a/b (fork)', path: 'x y.md', commit: 'c' },
    }),
  });
  expect(item).toMatchObject({
    sourceKey: 'jsonl:f1',
    kind: 'flash',
    categoryName: '新闻',
    releasedAt: '2024-03-05',
    sourceUrl: 'https://github.com/a/b/blob/c/x%20y.md',
    sourceName: 'a/b',
  });
  expect(item.texts.map(({ lang, text }) => [lang, text.title])).toEqual([
    ['zh-Hans', '用BTC'],
    ['en', 'With BTC'],
  ]);
});

test('an incident is a flash', async () => {
  const item = await onlyItem({
    'a.jsonl': lines({
      id: 'i',
      date: '2024-01-01',
      name: 'X',
      type: 'Bug',
      lost: '$1',
      links: ['https://e.example/i', 'javascript:1'],
    }),
  });
  expect(item).toMatchObject({ kind: 'flash', sourceUrl: 'https://e.example/i' });
  expect(firstText(item)).toMatchObject({
    title: 'X: Bug',
    body: '<p>X: Bug</p><p>$1</p><p><a href="https://e.example/i" rel="nofollow noopener ugc">https://e.example/i</a></p>',
  });
});

test('lines are read whole, however the bytes are split into chunks', async () => {
  const bytes = Buffer.from('\ufeff一\r\n\n二二\n三');
  async function* chunks() {
    for (const byte of bytes) yield Uint8Array.of(byte);
  }
  const seen: [number, string][] = [];
  for await (const { number, text } of readLines(chunks())) seen.push([number, text.trim()]);
  expect(seen).toEqual([
    [1, '一'],
    [3, '二二'],
    [4, '三'],
  ]);
});

test('each language has its title for search results', async () => {
  const item = await onlyItem({
    'a.jsonl': lines(
      article('1', 'p', 'zh-Hans', { search_title: '短题目' }),
      article('2', 'p', 'en', { search_title: 'Short' }),
    ),
  });
  expect(item.texts.map(({ text }) => text.searchTitle)).toEqual(['短题目', 'Short']);
});
