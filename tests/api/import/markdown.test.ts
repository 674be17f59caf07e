import { convertBody } from '@/backend/import/body/convert-body';
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
    'map.key': 'value',
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

const lossesIn = (markdown: string) =>
  convertBody(renderMarkdown(markdown), { baseUrl: 'https://old.example/p/', gated: 'omit' });

test('footnotes become numbers and a list, wherever they are defined', () => {
  const { body, losses } = lossesIn('甲[^b]乙[^1]丙[^b]\n\n[^1]: 一\n    续\n[^b]: *二*\n\n丁 `[^1]`');
  expect(body).toBe(
    '<p>甲<sup>1</sup>乙<sup>2</sup>丙<sup>1</sup></p><p>丁 <code>[^1]</code></p><hr><ol><li><em>二</em></li><li>一\n续</li></ol>',
  );
  expect(losses).toEqual([]);
  expect(lossesIn('甲[^9]').losses).toMatchObject([{ kind: 'lost', what: 'footnote [^9] without its text' }]);
});

test.each([
  ['{% asset_img a.jpg 图 %}', '<figure><img src="https://old.example/p/a.jpg" alt="图"></figure>'],
  [
    '{{< figure src="/b.jpg" caption="说明" >}}',
    '<figure><img src="https://old.example/b.jpg" alt="说明"><figcaption>说明</figcaption></figure>',
  ],
  ['{% blockquote 林 %}\n话\n{% endblockquote %}', '<blockquote><p>话</p><p>—— 林</p></blockquote>'],
  ['{% codeblock js %}\na {% b %}\n{% endcodeblock %}', '<pre><code>a {% b %}\n</code></pre>'],
  ['::: tip 提示\n内容\n:::', '<aside><p><strong>提示</strong></p><p>内容</p></aside>'],
  ['{% note info %}\n- 项\n{% endnote %}', '<aside><ul><li>项</li></ul></aside>'],
])('the tag of a site generator %j arrives', (markdown, body) => {
  const converted = lossesIn(markdown);
  expect([converted.body, converted.losses]).toEqual([body, []]);
});

test('players of site generators become cards, and tags of unknown kinds and dead references are named', () => {
  expect(lossesIn('{% youtube abc %}').body).toContain('href="https://www.youtube.com/watch?v=abc"');
  expect(lossesIn('甲 {% chart 1 %} {{< map id="2" >}}').losses.map(({ what }) => what)).toEqual([
    '{% chart 1 %}',
    '{{< map id="2" >}}',
  ]);
  const dead = lossesIn('见[新闻][ref]和[有][r]，数组a[i][j]与[1][2]。\n\n[r]: https://e.example');
  expect(dead.body).toContain('<p>见新闻和<a');
  expect(dead.losses.map(({ what }) => what)).toEqual(['link "新闻" to [ref], which has no address']);
  expect(lossesIn('甲 <Chart data="x" />').losses.map(({ what }) => what)).toEqual([
    '<chart data="x">: only what is in it arrives',
  ]);
});

test('an entry whose front matter has a password or calls it a draft is never published', async () => {
  const files = {
    'a.md': '---\ntitle: 甲\npassword: abc\n---\n密',
    'b.md': '---\ntitle: 乙\npublished: false\n---\n文',
    '_drafts/c.md': '---\ntitle: 丙\n---\n文',
    'd.md': '---\ntitle: 丁\n---\n公开[reply]密[/reply]',
  };
  const items = itemsOf(await eventsOfFiles(files));
  expect(items.map(({ status, texts: [first] }) => [first?.text.title, status])).toEqual([
    ['丙', 'draft'],
    ['甲', 'draft'],
    ['乙', 'draft'],
    ['丁', 'approved'],
  ]);
  expect(items[3]?.texts[0]?.text.body).toBe('<p>公开</p>');
});
