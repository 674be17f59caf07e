import iconv from 'iconv-lite';
import { readImport } from '@/backend/import/read-import';
import type { Fetched } from '@/backend/import/source/source-file';
import type { ImportEvent } from '@/backend/import/item';
import { eventsOf, eventsOfFiles, itemsOf, refusalsOf } from './events';

const feed = (title: string) => `<rss><channel><item><title>${title}</title></item></channel></rss>`;

test('a folder is read in sorted order, with the details of its index', async () => {
  const events = await eventsOfFiles({
    'index.json': JSON.stringify([
      { file: 'b.xml', content_is_third_party: true },
      { file: 'c.xml', charset: 'gbk' },
      { file: 'gone.xml' },
    ]),
    'b.xml': feed('Quoted'),
    'c.xml': iconv.encode(feed('区块链'), 'gbk'),
    'a/z.xml': feed('First'),
    'd.png': 'x',
    '.hidden.xml': feed('No'),
  });
  expect(itemsOf(events).map((item) => item.texts[0]?.text.title)).toEqual(['First', '区块链']);
  expect(events).toContainEqual({ type: 'parsed-only', where: 'b.xml', items: 1 });
  expect(JSON.stringify(events)).not.toContain('Quoted');
  expect(refusalsOf(events)).toEqual([
    'skip d.png — is in no format this program reads',
    expect.stringMatching(/gone\.xml — is listed in index\.json but does not exist$/),
  ]);
});

test('a missing source is one event', async () => {
  expect(refusalsOf(await eventsOf('/no/such/file'))).toEqual(['broken /no/such/file — does not exist']);
});

async function eventsOfAddress(fetchBytes: (url: string) => Promise<Fetched>): Promise<ImportEvent[]> {
  const events: ImportEvent[] = [];
  for await (const event of readImport('https://e.example/feed', { fetchBytes })) events.push(event);
  return events;
}

test('an address is fetched by the caller, and its HTTP header and final address are used', async () => {
  const bytes = iconv.encode(
    '<rss><channel><item><title>区块链</title><link>/1</link></item></channel></rss>',
    'gbk',
  );
  const events = await eventsOfAddress(async () => ({
    bytes,
    contentType: 'text/xml; charset="GB2312"',
    url: 'https://f.example/x',
  }));
  expect(itemsOf(events)).toMatchObject([
    { sourceUrl: 'https://f.example/1', texts: [{ text: { title: '区块链' } }] },
  ]);
});

test('a failed fetch is one event', async () => {
  const events = await eventsOfAddress(() => Promise.reject(new Error('timed out')));
  expect(refusalsOf(events)).toEqual(['broken https://e.example/feed — cannot be fetched: timed out']);
});
