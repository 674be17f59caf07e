import { splitFrontMatter } from '@/backend/import/markdown/front-matter';
import { renderMarkdown } from '@/backend/import/markdown/render';
import { eventsOfFiles, firstText, itemsOf, onlyItem } from './events';

test('reads front matter in every notation', () => {
  const { fields, markdown } = splitFrontMatter(
    [
      '---',
      'Title: "A \\"b\\": c" # comment',
      "single: 'it''s'",
      'tags: [one, "two, three"]',
      'list:',
      '  - x # y',
      "  - 'z'",
      'folded: >-',
      '  a',
      '  b',
      'map:',
      '  key: value',
      'empty: ~',
      'url: https://e.example/#x',
      '---',
      'body',
    ].join('\r\n'),
  );
  expect(fields).toEqual({
    title: 'A "b": c',
    single: "it's",
    tags: ['one', 'two, three'],
    list: ['x', 'z'],
    folded: 'a b',
    map: [],
    empty: '',
    url: 'https://e.example/#x',
  });
  expect(markdown).toBe('body');
});

test('reads a complete document', async () => {
  const item = await onlyItem({
    'posts/a.md': `---\ntitle: 标题 A\ndate: 2024-03-05 08:00\nauthor: 小明\ntags: [x]\nsummary: 摘要\nkind: flash\nstatus: withdrawn\npic: a.png\nimportant: true\n---\n# 标题 A\n\n正文 **bold** <script>x</script>\n`,
  });
  expect(item).toMatchObject({
    kind: 'flash',
    status: 'withdrawn',
    authorName: '小明',
    labelNames: ['x'],
    releasedAt: '2024-03-05T00:00:00.000Z',
    picUrl: 'a.png',
    isImportant: true,
  });
  expect(item.sourceKey).toMatch(/^markdown:import-test-\w+\/posts\/a\.md$/);
  expect(firstText(item)).toEqual({
    lang: 'zh-Hans',
    title: '标题A',
    summary: '摘要',
    body: '<p>正文<strong>bold</strong></p>',
  });
});

test('language versions in separate files are one story, and the older one is the original', async () => {
  const document = (lang: string, date: string, title: string) =>
    `---\npair: p\nlang: ${lang}\ndate: ${date}\ntitle: ${title}\n---\n${title}`;
  const events = await eventsOfFiles({
    'a.md': document('zh-Hans', '2024-02-02', '标题'),
    'b.md': document('en', '2024-01-01', 'Title'),
  });
  expect(itemsOf(events).map((item) => [item.sourceKey, item.texts.map((text) => text.lang)])).toEqual([
    ['markdown:pair:p', ['en', 'zh-Hans']],
  ]);
});

test('the file name may give the date and the state, and the first heading the title', async () => {
  const events = await eventsOfFiles({
    'deleted-2014-12-19-x.md': '#Hello there\n\nText.',
    '2014-12-20-y.md': 'Only text. More.',
  });
  expect(itemsOf(events)).toMatchObject([
    {
      kind: 'flash',
      status: 'approved',
      releasedAt: '2014-12-20',
      texts: [{ text: { title: 'Only text' } }],
    },
    {
      kind: 'article',
      status: 'withdrawn',
      texts: [{ text: { title: 'Hello there', body: '<p>Text.</p>' } }],
    },
  ]);
});

test.each([
  ['**提示：**文字', '<strong>提示：</strong>文字'],
  ['你_需要_它', '<em>需要</em>'],
  ['## 标题 {#id}', '<h2>标题</h2>'],
  ['`**a：**b`', '<code>**a：**b</code>'],
])('%s', (markdown, html) => expect(renderMarkdown(markdown)).toContain(html));

test('a table without the separator row under its head is read as a table', () => {
  expect(renderMarkdown('链 | 无\n\n| 链 | 费用 |\n| 甲 | 1 |\n| 乙 | 2 |\n')).toMatch(
    /<th>链<\/th>\s*<th>费用<\/th>[\s\S]*<td>乙<\/td>/,
  );
  expect(renderMarkdown('```\n| a | b |\n| c | d |\n```')).toContain('| a | b |\n| c | d |');
  expect(renderMarkdown('| a | b |\n| --- | --- |\n| c | d |').match(/<tr>/g)?.length).toBe(2);
});

test('TeX is left as it is', () => {
  expect(renderMarkdown('若 \\(a_1 + b_1\\) 与 $$x_1 * y_1 * z$$')).toBe(
    '<p>若 \\(a_1 + b_1\\) 与 $$x_1 * y_1 * z$$</p>\n',
  );
});
