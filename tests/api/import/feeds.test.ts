import { eventsOfFiles, firstText, itemsOf, onlyItem, refusalsOf } from './events';

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
