import iconv from 'iconv-lite';
import { eventsOfFiles, firstText, itemsOf, lossesOf, onlyItem, refusalsOf } from './events';

const read = (text: string | Uint8Array, name = 'posts/a.md') => onlyItem({ [name]: text });
const HEAD = {
  'TOML of Hugo':
    '+++\ntitle = "标题"\ndate = 2024-05-06T07:08:09+08:00\ndraft = true\ntags = ["甲"]\n[cover]\nimage = "c.jpg"\n+++\n',
  'JSON of Hugo':
    '{\n"title": "标题",\n"date": "2024-05-06T07:08:09+08:00",\n"draft": true,\n"tags": ["甲"],\n"cover": {"image": "c.jpg"}\n}\n',
  'JSON of Hexo':
    '"title": "标题",\n"date": "2024-05-06 07:08:09",\n"published": false,\n"tags": ["甲"],\n"cover": "c.jpg"\n;;;\n',
  'Hexo without a line before':
    'title: 标题\ndate: 2024-05-06 07:08:09\ntags:\n  - 甲\ncover: c.jpg\npublished: false\n---\n',
  'YAML that ends with dots':
    '---\ntitle: 标题\ndate: 2024-05-06 07:08:09\ntags: [甲]\ncover: {image: c.jpg}\ndraft: on\n...\n',
  'YAML with slips':
    '---\ntitle: 标题\nsubtitle: [甲] 乙: 丙\ndate: 2024-05-06 07:08:09\ntags: [甲]\ncover: c.jpg\ndraft: true\n---\n',
};

test.each(Object.entries(HEAD))('%s is read', async (_, head) => {
  const item = await read(`${head}\n正文`);
  expect(item).toMatchObject({
    status: 'draft',
    releasedAt: '2024-05-05T23:08:09.000Z',
    labelNames: ['甲'],
    picUrl: 'c.jpg',
  });
  expect(firstText(item)).toMatchObject({ title: '标题', body: '<p>正文</p>' });
});

test('maps and lists inside are read', async () => {
  const item = await read(
    '---\ntitle: >-\n  折叠的\n  标题\nauthors:\n  - name: 甲\n  - name: 乙\nheader:\n  teaser: t.jpg\ncategories:\n  - [一, 二]\ntags: [\n  丙,\n  丁\n]\n---\n正文',
  );
  expect(item).toMatchObject({
    authorName: '甲, 乙',
    picUrl: 't.jpg',
    categoryName: '一',
    labelNames: ['二', '丙', '丁'],
  });
});

test('a head that cannot be read is broken, and lines around a text are no head', async () => {
  const events = await eventsOfFiles({ 'a.md': '+++\ntitle = 标题\ndraft = true\n+++\n正文' });
  expect(itemsOf(events)).toEqual([]);
  expect(refusalsOf(events)).toEqual([
    expect.stringMatching(/^broken a\.md — has a head that cannot be read/),
  ]);
  expect(firstText(await read('---\n\n甲。\n\n---\n\n乙')).body).toBe('<hr><p>甲。</p><hr><p>乙</p>');
});

test.each([
  ['status: private', 'draft'],
  ['status: pending', 'draft'],
  ['status: 草稿', 'draft'],
  ['status: published', 'approved'],
  ['status: trash', 'withdrawn'],
  ['published: no', 'draft'],
  ['password: x', 'draft'],
  ['hidden: true', 'draft'],
  ['visibility: members', 'draft'],
  ['expiryDate: 2020-01-01', 'draft'],
  ['hidden: false', 'approved'],
])('%s makes it %s', async (line, status) => {
  expect((await read(`---\ntitle: 标题\n${line}\n---\n文`)).status).toBe(status);
});

test('a document that is a page becomes one', async () => {
  expect(
    await read('---\ntitle: 关于\nlayout: page\ncategories: 甲\n---\n文', 'about/index.md'),
  ).toMatchObject({
    kind: 'page',
    slug: 'about',
    categoryName: null,
  });
  expect((await read('---\ntitle: 文\nlayout: page\n---\n文', '2024-01-02-x.md')).kind).toBe('article');
});

test('addresses of the site, links of figures and links between documents are read', async () => {
  const events = await eventsOfFiles(
    {
      'a.md':
        '---\ntitle: 标题\n---\n![图]({{ site.baseurl }}/i.jpg) [链]({{< relref "p.md" >}})\n\n{{< figure src="/a.jpg" title="题" caption="注" link="https://l.example/" >}}',
    },
    { site: 'https://s.example/' },
  );
  const [item] = itemsOf(events);
  expect(item && firstText(item).body).toBe(
    '<p><img src="https://s.example/i.jpg" alt="图"> <a href="https://s.example/p.md" rel="nofollow noopener ugc">链</a></p><figure><a href="https://l.example/" rel="nofollow noopener ugc"><img src="https://s.example/a.jpg" alt="注"></a><figcaption>题 注</figcaption></figure>',
  );
  expect(lossesOf(events)).toEqual([]);
});

describe('lines of JSON', () => {
  const line = (more: object) =>
    `${JSON.stringify({ id: 'a', title: '国标标题', body_markdown: '国标编码的正文，足够长，好让程序认出来。', ...more })}\n`;

  test.each(['gbk', 'utf16le', 'utf8'])('are read in %s', async (charset) => {
    const bytes = iconv.encode(line({}), charset, { addBOM: charset === 'utf16le' });
    expect(firstText(await onlyItem({ 'a.jsonl': bytes })).title).toBe('国标标题');
  });

  test('of another charset than those before are named', async () => {
    const filler = line({ id: 'f' }).repeat(4000);
    const bytes = Buffer.concat([Buffer.from(filler), iconv.encode(line({}), 'gbk')]);
    const refusals = refusalsOf(await eventsOfFiles({ 'a.jsonl': bytes }));
    expect(refusals.at(-1)).toContain('that are not UTF-8');
  });

  test.each([
    ['pending', 'draft'],
    ['scheduled', 'draft'],
    ['published', 'approved'],
    ['trash', 'withdrawn'],
  ])('have the state %s as %s', async (status, state) => {
    expect((await onlyItem({ 'a.jsonl': line({ status }) })).status).toBe(state);
  });

  test('may be entries of a list', async () => {
    const events = await eventsOfFiles({ 'a.json': `[${line({})},${line({ id: 'b' })}]` });
    expect(itemsOf(events).map(({ sourceKey }) => sourceKey)).toEqual(['jsonl:a', 'jsonl:b']);
  });
});
