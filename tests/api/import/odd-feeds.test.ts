import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { keyEntries } from '@/backend/modules/feeds/commands/plan-read';
import { parseFeed } from '@/backend/main/parse-feed';
import { eventsOfFiles, firstText, itemsOf, lossesOf, refusalsOf } from './events';

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>快讯</title><link>https://f.example/</link>${items}</channel></rss>`;
const item = (more: string, title = '标题') =>
  `<item><title>${title}</title><link>https://f.example/1</link><guid>https://f.example/1</guid>${more}</item>`;

async function read(file: string | Uint8Array, name = 'a.xml') {
  const events = await eventsOfFiles({ [name]: file });
  const items = itemsOf(events);
  const bodies = items.map((each) => firstText(each).body);
  const titles = items.map((each) => firstText(each).title);
  return { events, items, bodies, titles, losses: lossesOf(events), refusals: refusalsOf(events) };
}

test.each([
  ['<description>全文</description><content:encoded></content:encoded>', '<p>全文</p>'],
  ['<description>全文</description><content:encoded><![CDATA[ ]]></content:encoded>', '<p>全文</p>'],
  ['<description><![CDATA[<![CDATA[<p>内</p>]]]]><![CDATA[>]]></description>', '<p>内</p>'],
  [
    '<description>&amp;lt;p&amp;gt;一&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;二&amp;amp;三&amp;lt;/p&amp;gt;</description>',
    '<p>一</p><p>二&amp;三</p>',
  ],
  ['<description><![CDATA[&lt;p&gt;段&lt;br/&gt;落&lt;/p&gt;]]></description>', '<p>段<br>落</p>'],
  ['<description>甲 &amp;amp;amp; 乙</description>', '<p>甲 &amp; 乙</p>'],
  [
    '<description><![CDATA[<p>写作 &lt;p&gt;字&lt;/p&gt;</p>]]></description>',
    '<p>写作 &lt;p&gt;字&lt;/p&gt;</p>',
  ],
  ['<description>用 &amp;lt;br&amp;gt; 换行</description>', '<p>用 &lt;br&gt; 换行</p>'],
])('the text of %s arrives', async (more, body) => {
  expect((await read(rss(item(more)))).bodies).toEqual([body]);
});

test.each([
  ['<pubDate>某日</pubDate><dc:date>2026-11-20T10:00:00+08:00</dc:date>', '2026-11-20T02:00:00.000Z'],
  ['<pubDate/><dc:date>不明</dc:date>', null],
])('the first date of %s that can be read counts', async (more, date) => {
  expect((await read(rss(item(more)))).items.map(({ releasedAt }) => releasedAt)).toEqual([date]);
});

test.each([
  ['<pubDate>20 listopada 2026</pubDate>', ['lost: date that cannot be read: 20 listopada 2026']],
  [
    '<pubDate>2026-02-30</pubDate><dc:date>不明</dc:date>',
    ['lost: date that cannot be read: 2026-02-30, 不明'],
  ],
  ['<pubDate>不明</pubDate><dc:date>2026-11-20</dc:date>', []],
  ['<pubDate/><dc:date>0000-00-00 00:00:00</dc:date>', []],
  ['<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>', []],
])('a date that is not taken over is named: %s', async (more, losses) => {
  expect((await read(rss(item(more)))).losses).toEqual(losses);
});

test('a date to come is none, and its entry is listed last', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const entry = (sourceKey: string, publishedAt: string | null) => ({
    ...{ sourceKey, lang: 'en' as const, title: sourceKey, text: '', url: '', isWithdrawn: false },
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
  });
  const entries = keyEntries(
    [
      entry('far', '2099-01-01T00:00:00Z'),
      entry('slow clock', '2026-11-25T20:00:00Z'),
      entry('old', '2026-11-24T00:00:00Z'),
    ],
    now,
  );
  expect(entries.map(({ sourceKey, isUndated }) => [sourceKey, isUndated])).toEqual([
    ['slow clock', false],
    ['old', false],
    ['far', true],
  ]);
  for (const { publishedAt } of entries) expect(publishedAt.getTime()).toBeLessThanOrEqual(now.getTime());
});

test('pictures beside a text are its lead picture or named, and sizes of one are one', async () => {
  const many = await read(
    rss(
      item(
        '<description>&lt;img src="https://f.example/4.jpg?w=300"&gt;</description><enclosure url="https://f.example/1.jpg" type="image/jpeg"/><enclosure url="https://f.example/2.jpg" type="image/jpeg"/><media:content url="https://f.example/3.jpg" medium="image"/><media:content url="https://f.example/4.jpg" medium="image"/><media:thumbnail url="https://f.example/5.jpg"/>',
      ),
    ),
  );
  expect(many.items.map(({ picUrl }) => picUrl)).toEqual(['https://f.example/1.jpg']);
  expect(many.losses).toEqual([
    'lost: picture beside the text: https://f.example/2.jpg',
    'lost: picture beside the text: https://f.example/3.jpg',
  ]);
  const sizes =
    '<media:content url="https://f.example/s.jpg" type="image/jpeg" width="100"/><media:content url="https://f.example/l.jpg" type="image/jpeg" width="900"/>';
  const group = await read(rss(item(`<media:group>${sizes}</media:group>`)));
  expect([group.items[0]?.picUrl, group.losses]).toEqual(['https://f.example/l.jpg', []]);
  const json = {
    version: 'http://jsonfeed.org/version/1',
    items: [
      {
        ...{ id: 1, content_html: '', content_text: '文', external_url: 'https://o.example/x' },
        ...{ date_published: 'x', date_modified: '2026-11-20T10:00:00Z', image: '' },
        attachments: [
          { url: 'https://f.example/i.jpg', mime_type: 'image/jpeg' },
          { url: 'https://f.example/j.jpg', mime_type: 'image/jpeg' },
        ],
      },
    ],
  };
  const feed = await read(JSON.stringify(json), 'a.json');
  expect(feed.items).toMatchObject([
    {
      ...{ picUrl: 'https://f.example/i.jpg', sourceUrl: 'https://o.example/x' },
      releasedAt: '2026-11-20T10:00:00.000Z',
      texts: [{ text: { body: '<p>文</p>' } }],
    },
  ]);
  expect(feed.losses).toEqual(['lost: picture beside the text: https://f.example/j.jpg']);
});

test('a video of a channel is its player, and a text that is elsewhere is named', async () => {
  const { bodies, losses } = await read(
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><title>频道</title><id>c</id><entry><id>1</id><title>视频</title><media:group><media:content url="https://www.youtube.com/v/abcdefghijk?version=3" type="application/x-shockwave-flash"/><media:description>说明</media:description></media:group></entry><entry><id>2</id><title>二</title><content type="text/html" src="https://f.example/full"/></entry></feed>`,
  );
  expect(bodies[0]).toContain('<figure class="player" data-site="youtube" data-id="abcdefghijk">');
  expect(losses).toEqual(['lost: text at https://f.example/full']);
});

test('a text of Atom that was escaped twice, or whose type was forgotten, is HTML', async () => {
  const entry = (more: string) => `<entry><id>${more.length}</id>${more}</entry>`;
  const { titles, bodies } = await read(
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><id>a</id>${entry('<title>AT&amp;amp;T 甲</title><content type="html">&amp;lt;p&amp;gt;段&amp;lt;/p&amp;gt;</content>')}${entry('<title type="text">写 &amp;amp; 作</title><summary>&lt;p&gt;段&lt;/p&gt;</summary>')}${entry('<title>a &lt;b&gt; c</title><summary>x &lt;b&gt; y</summary>')}</feed>`,
  );
  expect(titles).toEqual(['AT&T甲', '写 &amp; 作', 'a <b> c']);
  expect(bodies).toEqual(['<p>段</p>', '<p>段</p>', '<p>x &lt;b&gt; y</p>']);
});

test('a title or a guid that entries share is no identity when their dates or texts differ', async () => {
  const keys = async (...more: string[]) =>
    new Set(
      (
        await read(
          rss(
            more
              .map(
                (each) =>
                  `<item><title>公告</title><guid isPermaLink="false">0</guid><link>https://f.example/n</link>${each}</item>`,
              )
              .join(''),
          ),
        )
      ).items.map(({ sourceKey }) => sourceKey),
    ).size;
  const date = (hour: number) => `<pubDate>Wed, 25 Nov 2026 ${hour}:00:01 GMT</pubDate>`;
  expect(await keys(date(10), date(11), date(12))).toBe(3);
  expect(await keys('<description>甲</description>', '<description>乙</description>')).toBe(2);
  expect(
    await keys(
      `<description>甲</description>${date(10)}`,
      `<description>甲，已更正</description>${date(10)}`,
    ),
  ).toBe(1);
});

test.each([
  ['two byte order marks', `\ufeff\ufeff${rss(item('<description>正\ufeff文</description>', '标\ufeff题'))}`],
  ['a warning before it', `Warning: x in /a.php on line 3\n${rss(item('<description>正文</description>'))}`],
  [
    'a warning with tags before it',
    `<br />\n<b>Notice</b>: x<br />\n${rss(item('<description>正文</description>'))}`,
  ],
  [
    'wide characters without a mark',
    iconv.encode(rss(item('<description>正文</description>')).slice(21), 'utf16be'),
  ],
])('a feed with %s is read', async (_, file) => {
  const { titles, bodies } = await read(file);
  expect([titles, bodies]).toEqual([['标题'], ['<p>正文</p>']]);
});

test('a file with the name of a format but nothing of it is broken', async () => {
  const { refusals } = await read('nothing', 'a.xml');
  expect(refusals).toEqual(['broken a.xml — is in no format this program reads']);
});

test('links without a text, and paths in a guid, are addresses', async () => {
  const { items } = await read(
    rss(
      '<item><title>一</title><link href="https://f.example/a"/></item><item><title>二</title><guid>/b</guid></item>',
    ),
  );
  expect(items.map(({ sourceUrl }) => sourceUrl)).toEqual(['https://f.example/a', 'https://f.example/b']);
});

describe('what is fetched', () => {
  const fetched = (bytes: Uint8Array) =>
    parseFeed({
      bytes,
      contentType: 'text/xml',
      url: 'https://f.example/feed',
      fetchedAt: new Date(),
      charset: null,
    });

  test('is unzipped, whatever its server says', async () => {
    const { entries } = await fetched(gzipSync(rss(item('<description>压缩</description>'))));
    expect(entries.map(({ text }) => text)).toEqual(['压缩']);
    await expect(fetched(Buffer.from([0x1f, 0x8b, 8, 0, 0]))).rejects.toMatchObject({ key: 'notAFeed' });
  });

  test('is offered as audio by its type, and with the title of its entry', async () => {
    const podcast = rss(
      item(
        '<description>节目</description><enclosure url="https://f.example/play?a=1&amp;b=2" type="audio/mpeg"/>',
        '第一期',
      ),
    );
    expect((await fetched(Buffer.from(podcast))).entries.map(({ text }) => text)).toEqual([
      '节目\n音频：https://f.example/play?a=1&b=2',
    ]);
    expect((await read(podcast)).bodies[0]).toContain('<strong>第一期</strong>');
  });

  test('is no feed where a page names only what it can be embedded by', async () => {
    const page = '<html><head><link rel="alternate" type="text/xml+oembed" href="/o"></head></html>';
    await expect(fetched(Buffer.from(page))).rejects.toMatchObject({ key: 'notAFeed' });
  });
});
