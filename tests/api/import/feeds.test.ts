import { eventsOfFiles, firstText, itemsOf, lossesOf, onlyItem, refusalsOf } from './events';

const rss = (channel: string) =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel>${channel}</channel></rss>`;
const atom = (feed: string, attributes = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}>${feed}</feed>`;

describe('RSS', () => {
  test('reads a complete item', async () => {
    const item = await onlyItem({
      'a.xml': rss(`<title>链讯</title><link>https://e.example/</link><language>zh-cn</language><item>
        <title>&lt;b&gt;BTC&lt;/b&gt; 上涨 AT&amp;amp;T</title><link>/p/1</link><guid isPermaLink="false">7</guid>
        <author>a@e.example (小明)</author><category>市场</category><category>市场</category>
        <pubDate>2024-03-05 12:30:00</pubDate><description>&lt;p&gt;摘要 text&lt;/p&gt;</description>
        <content:encoded><![CDATA[<p>正文 <a href="x">link</a><img src="i.png"></p>]]></content:encoded>
        <media:thumbnail url="/t.jpg"/></item>`),
    });
    expect(item).toEqual({
      sourceKey: 'rss:https://e.example/#7',
      kind: 'article',
      texts: [
        {
          lang: 'zh-Hans',
          text: {
            title: 'BTC上涨AT&T',
            summary: '摘要text',
            body: '<p>正文<a href="https://e.example/p/x" rel="nofollow noopener ugc">link</a><img src="https://e.example/p/i.png"></p>',
          },
        },
      ],
      authorName: '小明',
      categoryName: null,
      labelNames: ['市场'],
      releasedAt: '2024-03-05T04:30:00.000Z',
      sourceUrl: 'https://e.example/p/1',
      sourceName: '链讯',
      picUrl: 'https://e.example/t.jpg',
      status: 'approved',
      isImportant: false,
    });
  });

  test('an item without a title is a flash titled with its first sentence, and keeps its paragraphs', async () => {
    const item = await onlyItem({
      'a.xml': rss('<item><description>First one. Then\nmore.\n\nLast.</description></item>'),
    });
    expect(item.kind).toBe('flash');
    expect(firstText(item)).toEqual({
      lang: 'en',
      title: 'First one',
      summary: '',
      body: '<p>First one. Then<br>\nmore.</p><p>Last.</p>',
    });
  });

  test('relative addresses are dropped when the feed’s address is unknown', async () => {
    const item = await onlyItem({
      'a.xml': rss('<item><title>t</title><description>&lt;a href="/x"&gt;y&lt;/a&gt;</description></item>'),
    });
    expect(firstText(item).body).toBe('<p>y</p>');
  });

  test('the base of relative addresses is that of the item', async () => {
    const [first, second] = itemsOf(
      await eventsOfFiles({
        'a.xml': rss(`<link>https://e.example/</link>
          <item xml:base="https://e.example/one/"><title>1</title><link>l</link><description>&lt;a href="p"&gt;x&lt;/a&gt;</description></item>
          <item><title>2</title><link>l</link><description>&lt;a href="p"&gt;x&lt;/a&gt;</description></item>`),
      }),
    );
    expect(first?.sourceUrl).toBe('https://e.example/one/l');
    expect(JSON.stringify(first)).toContain('https://e.example/one/p');
    expect(second?.sourceUrl).toBe('https://e.example/l');
    expect(JSON.stringify(second)).toContain('https://e.example/p');
  });

  test('an empty item and one in another language are left out with a reason', async () => {
    const events = await eventsOfFiles({
      'a.xml': rss(
        '<language>de</language><item><author>x</author></item>\n<item><title>Hallo</title></item>',
      ),
    });
    expect(refusalsOf(events)).toEqual([
      'skip a.xml:1 — has neither a title nor a text',
      'refused a.xml:2 — is in "de"; the portal holds Chinese and English',
    ]);
  });

  test('RSS 1.0', async () => {
    const item = await onlyItem({
      'a.rdf': `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:d="http://purl.org/dc/elements/1.1/">
        <channel><title>F</title><link>https://e.example/</link></channel>
        <item rdf:about="https://e.example/1"><title>T</title><d:creator>Ann</d:creator><d:date>2024-01-02T03:04:05Z</d:date></item></rdf:RDF>`,
    });
    expect(item).toMatchObject({
      sourceKey: 'rss:https://e.example/1',
      authorName: 'Ann',
      releasedAt: '2024-01-02T03:04:05.000Z',
      sourceName: 'F',
    });
  });
});

describe('Atom', () => {
  test.each([
    ['<title>a &amp;lt; b</title>', 'a &lt; b'],
    ['<title type="html">a &amp;lt; &lt;b&gt;b&lt;/b&gt;</title>', 'a < b'],
    ['<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">a &lt; <b>b</b></div></title>', 'a < b'],
    ['<title type="text/html" mode="escaped">&lt;p&gt;x&lt;/p&gt;</title>', 'x'],
    [`<title mode="base64">${Buffer.from('<p>x &amp; y</p>').toString('base64')}</title>`, 'x & y'],
  ])('%s', async (title, expected) => {
    const item = await onlyItem({ 'a.xml': atom(`<entry><id>urn:1</id>${title}</entry>`) });
    expect(firstText(item).title).toBe(expected);
  });

  test('reads XHTML content, nested bases and languages', async () => {
    const item = await onlyItem({
      'a.xml': atom(
        `<title>F</title><author><name>Ann</name></author><entry xml:base="b/" xml:lang="zh-TW"><id>urn:2</id><title>標題</title>
         <link href="post"/><published>2024-01-01T00:00:00</published><updated>2025-01-01T00:00:00Z</updated>
         <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>鏈 <a href="c">&lt;x&gt;</a><svg xmlns="http://www.w3.org/2000/svg"><text>no</text></svg></p></div></content></entry>`,
        'xml:base="https://e.example/a/"',
      ),
    });
    expect(item).toMatchObject({
      authorName: 'Ann',
      sourceUrl: 'https://e.example/a/b/post',
      releasedAt: '2024-01-01',
    });
    expect(firstText(item)).toMatchObject({
      lang: 'zh-Hant',
      body: '<p>鏈 <a href="https://e.example/a/b/c" rel="nofollow noopener ugc">&lt;x&gt;</a></p>',
    });
  });
});

test('JSON Feed is recognised whatever the file is called', async () => {
  const item = await onlyItem({
    'feed.xml': JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'F',
      home_page_url: 'https://e.example/',
      authors: [{ name: 'Ann' }],
      items: [
        {
          id: 3,
          url: '/3',
          content_text: 'a < b\n\nc',
          tags: ['x'],
          date_published: 'nonsense',
          image: 'i.png',
        },
      ],
    }),
  });
  expect(item).toMatchObject({
    sourceKey: 'jsonfeed:https://e.example/#3',
    kind: 'flash',
    authorName: 'Ann',
    labelNames: ['x'],
    releasedAt: null,
    picUrl: 'https://e.example/i.png',
  });
  expect(firstText(item).body).toBe('<p>a &lt; b</p><p>c</p>');
});

const item = (title: string, more: string) => `<item><title>${title}</title>${more}</item>`;
const keysOf = async (...items: string[]) =>
  itemsOf(
    await eventsOfFiles({ 'a.xml': rss(`<title>C</title><link>https://f.example/</link>${items.join('')}`) }),
  ).map(({ sourceKey }) => sourceKey.replace(/#[0-9a-f]{24}$/, '#digest'));
const guid = (id: string) => `<guid isPermaLink="false">${id}</guid>`;
const link = (path: string) => `<link>https://f.example${path}</link>`;
const date = (hour: number) => `<pubDate>Wed, 25 Nov 2026 ${hour}:00:01 GMT</pubDate>`;

describe('what tells entries apart', () => {
  test('is the id, else the address, else title and date', async () => {
    expect(
      await keysOf(
        item('1', guid('a') + link('/1') + date(10)),
        item('2', link('/2') + date(10)),
        item('3', date(10)),
        item('4', link('/') + date(10)),
      ),
    ).toEqual([
      'rss:https://f.example/#a',
      'rss:https://f.example/2',
      ...Array(2).fill('rss:https://f.example/#digest'),
    ]);
  });

  test('is nothing that different entries share', async () => {
    const same = guid('news');
    expect(
      await keysOf(
        item('1', same + link('/1')),
        item('2', same + link('/2')),
        item('3', guid('x') + link('/3')),
      ),
    ).toEqual(['rss:https://f.example/1', 'rss:https://f.example/2', 'rss:https://f.example/#x']);
    const status = guid('s') + link('/status');
    const keys = await keysOf(
      item('up', status + date(10)),
      item('down', status + date(11)),
      item('up', status + date(12)),
    );
    expect(keys).toEqual(Array(3).fill('rss:https://f.example/#digest'));
    expect(
      await keysOf(item('a', guid('1') + link('/status')), item('b', guid('2') + link('/status'))),
    ).toEqual(['rss:https://f.example/#1', 'rss:https://f.example/#2']);
  });

  test('is the id of an entry that is listed twice', async () => {
    const twice = item('1', guid('a') + link('/1') + date(10));
    expect(
      new Set(await keysOf(twice, twice, item('1, corrected', guid('a') + link('/1') + date(10)))),
    ).toEqual(new Set(['rss:https://f.example/#a']));
  });
});

test('a bracket in a title is text, and what follows it is read', async () => {
  const [first, second] = itemsOf(
    await eventsOfFiles({
      'a.xml': rss(
        `${item('R&D: a<b and I <3 BTC', link('/1?a=1&b=2') + '<description>x < y, p<q</description>')}
         ${item('<![CDATA[a<b]]>', '<guid>g"<"</guid><enclosure url="https://f.example/a>b.mp3" type="audio/mpeg"/>')}`,
      ),
    }),
  );
  expect(firstText(first ?? fail()).title).toBe('R&D: a<b and I <3 BTC');
  expect(first?.sourceUrl).toBe('https://f.example/1?a=1&b=2');
  expect(firstText(first ?? fail()).body).toBe('<p>x &lt; y, p&lt;q</p>');
  expect(firstText(second ?? fail()).title).toBe('a<b');
});

const fail = () => {
  throw new Error('an item is missing');
};

test('a Chinese feed without a language has the time of China, and an unreadable date is none', async () => {
  const dates = itemsOf(
    await eventsOfFiles({
      'a.xml': rss(
        `<title>快讯</title>${item('交易所公告', '<pubDate>2026-11-25 21:29:34</pubDate>')}${item('又一公告', '<pubDate>不日</pubDate>')}`,
      ),
    }),
  ).map(({ releasedAt }) => releasedAt);
  expect(dates).toEqual(['2026-11-25T13:29:34.000Z', null]);
});

test('what can be heard or seen beside a text is offered, and other files are named', async () => {
  const rss = `<rss version="2.0"><channel><title>C</title><link>https://f.example/</link><item><title>T</title><guid>https://f.example/1</guid><description>x</description>
    <enclosure url="https://f.example/a.mp3" type="audio/mpeg" length="1"/><enclosure url="https://f.example/a.jpg" type="image/jpeg" length="1"/>
    <enclosure url="https://f.example/a.pdf" type="application/pdf" length="1"/></item></channel></rss>`;
  const json = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    items: [
      {
        id: '1',
        title: 'T',
        content_text: 'x',
        attachments: [
          { url: 'https://f.example/b', mime_type: 'audio/mp4' },
          { url: 'https://f.example/b.zip' },
        ],
      },
    ],
  });
  const events = await eventsOfFiles({ 'a.xml': rss, 'b.json': json });
  expect(lossesOf(events).filter((loss) => loss.startsWith('lost'))).toEqual([
    'lost: file beside the text: https://f.example/a.pdf',
    'lost: file beside the text: https://f.example/b.zip',
  ]);
  const bodies = itemsOf(events).map((each) => firstText(each).body);
  expect(bodies[0]).toContain('<a href="https://f.example/a.mp3"');
  expect(bodies[1]).toContain('<a href="https://f.example/b"');
});
