import { eventsOfFiles, firstText, itemsOf, lossesOf } from './events';

const rss = (channel: string) =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel>${channel}</channel></rss>`;

const item = (title: string, more: string) => `<item><title>${title}</title>${more}</item>`;
const keysOf = async (...items: string[]) =>
  itemsOf(
    await eventsOfFiles({ 'a.xml': rss(`<title>C</title><link>https://f.example/</link>${items.join('')}`) }),
  ).map(({ sourceKey }) => sourceKey.replace(/#[0-9a-f]{24}$/, '#digest'));
const guid = (id: string) => `<guid isPermaLink="false">${id}</guid>`;
const link = (path: string) => `<link>https://f.example${path}</link>`;
const date = (hour: number) => `<pubDate>Wed, 25 Nov 2026 ${hour}:00:01 GMT</pubDate>`;

describe('entries are distinguished', () => {
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

test('audio and video beside a text are offered as links, and other files are named', async () => {
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

test.each([
  [
    'RSS',
    rss(
      item(
        '1',
        '<link>http://feedproxy.example/~r/f/1</link><feedburner:origLink xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0">https://f.example/1</feedburner:origLink>',
      ),
    ),
  ],
  [
    'Atom',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"><title>F</title><entry><title>1</title><id>1</id><link href="http://feedproxy.example/~r/f/1"/><feedburner:origLink>https://f.example/1</feedburner:origLink><content>Text</content></entry></feed>',
  ],
])('an entry that a service passed on leads to its story: %s', async (_name, text) => {
  const [only] = itemsOf(await eventsOfFiles({ 'a.xml': text }));
  expect(only?.sourceUrl).toBe('https://f.example/1');
});
