import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ImportEvent } from '@/backend/import/item';
import { violations } from './clean-html';
import { dataPath, describeWithData } from '@/tests/support/shared-data';
import { eventsOf, itemsOf, refusalsOf } from './events';

const pairOf = z.object({ pair_id: z.string() });

function lines(name: string): string[] {
  return readFileSync(dataPath(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

function expectClean(events: ImportEvent[]): void {
  for (const { texts, releasedAt } of itemsOf(events)) {
    // To the second, or shorter where the source gives only a day or a month.
    if (releasedAt !== null)
      expect(new Date(releasedAt).toISOString().slice(0, releasedAt.length)).toBe(releasedAt);
    for (const { lang, text } of texts) {
      expect(text.title).not.toBe('');
      expect(violations(text.body)).toEqual([]);
      if (lang !== 'en') expect(text.title).not.toMatch(/\p{Script=Han} [A-Za-z\d]/u);
    }
  }
}

describeWithData('articles', () => {
  test('every work is one story with all its language versions', async () => {
    const all = readdirSync(dataPath('articles')).flatMap((name) => lines(`articles/${name}`));
    const works = new Set(all.map((line) => pairOf.parse(JSON.parse(line)).pair_id));
    const events = await eventsOf(dataPath('articles'));
    const items = itemsOf(events);
    expect([works.size, all.length]).toEqual([242, 449]);
    expect(refusalsOf(events)).toEqual([]);
    expect(new Set(items.map((item) => item.sourceKey))).toEqual(
      new Set([...works].map((work) => `jsonl:${work}`)),
    );
    expect(items).toHaveLength(works.size);
    expect(items.reduce((sum, item) => sum + item.texts.length, 0)).toBe(all.length);
    expect(items.filter((item) => item.releasedAt === null)).toEqual([]);
    expectClean(events);
  });
});

describeWithData('flashes', () => {
  test('every line is read as a flash', async () => {
    const events = await eventsOf(dataPath('flashes'));
    const items = itemsOf(events);
    expect(items).toHaveLength(
      lines('flashes/flashes_zh-Hans_en.jsonl').length + lines('flashes/incidents_en.jsonl').length,
    );
    expect(items.filter((item) => item.kind === 'flash')).toHaveLength(475);
    expect(items.filter((item) => item.texts.length === 2)).toHaveLength(400);
    expect(refusalsOf(events)).toEqual([]);
    expectClean(events);
  });
});

/** How many posts and pages of an export can be imported, and how many other entries it has, counted without an XML parser. */
function postsIn(name: string): { importable: number; others: number } {
  const xml = readFileSync(dataPath(`wxr/${name}`), 'utf8');
  const items = xml.match(/<item>[\s\S]*?<\/item>/g) ?? [];
  const field = (item: string, key: string) =>
    new RegExp(`<wp:${key}>(?:<!\\[CDATA\\[)?([^<\\]]*)`).exec(item)?.[1] ?? '';
  const importable = items.filter(
    (item) =>
      ['post', 'page'].includes(field(item, 'post_type')) &&
      ['publish', 'future', 'trash', 'draft', 'pending', 'private'].includes(field(item, 'status')),
  );
  return { importable: importable.length, others: items.length - importable.length };
}

describeWithData('WordPress exports', () => {
  test.each(readdirIfThere('wxr'))('%s', async (name) => {
    const events = await eventsOf(dataPath(`wxr/${name}`));
    const { importable, others } = postsIn(name);
    const skipped = events.filter(
      (event) => (event.type === 'skip' && event.where !== name) || event.type === 'refused',
    );
    expect([itemsOf(events).length, skipped.length]).toEqual([importable, others]);
    expectClean(events);
  });

  test('all 27 files have 104 posts, 13 of them drafts, 31 pages, and one file is broken', async () => {
    const events = await eventsOf(dataPath('wxr'));
    const [posts, pages] = [false, true].map((isPage) =>
      itemsOf(events).filter(({ kind }) => (kind === 'page') === isPage),
    );
    expect([posts?.length, pages?.length]).toEqual([104, 31]);
    expect(posts?.filter(({ status }) => status === 'draft')).toHaveLength(13);
    expect(refusalsOf(events).filter((refusal) => refusal.startsWith('broken'))).toEqual([
      'broken edge__malformed-simple.xml:9 — is cut off: the file ends inside it',
    ]);
  });
});

describeWithData('Ghost exports', () => {
  test('posts, pages and the two Markdown files are read, and posts without an address are refused', async () => {
    const events = await eventsOf(dataPath('ghost'), { site: 'https://old.example' });
    const stateOf = ({ kind, status }: { kind: string; status: string }) => (kind === 'page' ? kind : status);
    expect(itemsOf(events).map((item) => `${item.sourceKey.split(':')[0]} ${stateOf(item)}`)).toEqual([
      'markdown approved',
      'ghost approved',
      'markdown approved',
      ...Array.from({ length: 3 }, () => 'ghost approved'),
      'ghost draft',
      ...Array.from({ length: 4 }, () => 'ghost approved'),
      ...Array.from({ length: 4 }, () => 'ghost page'),
      ...Array.from({ length: 2 }, () => 'ghost approved'),
    ]);
    expect(refusalsOf(events).map((refusal) => refusal.split(' ').slice(0, 2).join(' '))).toEqual([
      'broken broken.json',
    ]);
    expect(JSON.stringify(events)).not.toContain('__GHOST_URL__');
    expectClean(events);
    const refused = refusalsOf(await eventsOf(dataPath('ghost/v4_export.json')));
    expect(refused.filter((refusal) => refusal.includes('--site')).length).toBeGreaterThan(0);
  });
});

const indexSchema = z.array(z.object({ file: z.string(), content_is_third_party: z.boolean() }));
const BROKEN_FEEDS = [
  'feedjira__DuplicateContentAtomFeed.xml — is a web page, not a feed',
  'feedparser__aaa_illformed.xml:5 — the file ends inside <rss>; what came before was read',
  'feedparser__rss_empty_document.xml — has no root element',
  'nodefp__notafeed.html — is a web page, not a feed',
  'rssparser__unrecognized.rss — is a web page, not a feed',
];

describeWithData('feeds', () => {
  const read = () => eventsOf(dataPath('feeds'));
  /** Counts start tags of entries; one feed has an empty `<item />` inside its items. */
  const entriesIn = (name: string) =>
    (
      readFileSync(dataPath(`feeds/${name}`))
        .toString('latin1')
        .match(/<(?:\w+:)?(?:item|entry)(?:\s[^<>]*[^/])?>/g) ?? []
    ).length;

  test('feeds of others are parsed and counted, and their posts are not imported', async () => {
    const index = indexSchema.parse(JSON.parse(readFileSync(dataPath('feeds/index.json'), 'utf8')));
    const events = await read();
    const counts = new Map<string, number>();
    for (const event of events) {
      if (event.type === 'parsed-only') counts.set(event.where, event.items);
    }
    const unread = BROKEN_FEEDS.map((broken) => broken.split(' — ')[0]);
    const thirdParty = index.filter((feed) => feed.content_is_third_party && !unread.includes(feed.file));
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(thirdParty.map(({ file }) => [file, entriesIn(file)])),
    );
    const named = new Set(thirdParty.map(({ file }) => file));
    expect(refusalsOf(events).filter((refusal) => named.has(refusal.split(/[ :]/)[1] ?? ''))).toEqual([]);
    expect(refusalsOf(events).filter((message) => message.startsWith('broken'))).toEqual(
      BROKEN_FEEDS.map((brokenFeed) => `broken ${brokenFeed}`),
    );
  });

  test('every entry of our own feeds is imported or reported as empty', async () => {
    const index = indexSchema.parse(JSON.parse(readFileSync(dataPath('feeds/index.json'), 'utf8')));
    const siteFeeds = index.filter(
      (feed) => !feed.content_is_third_party && feed.file !== 'made__jsonfeed_en.json',
    );
    const entries = siteFeeds.reduce((sum, { file }) => sum + entriesIn(file), 0);
    const events = await read();
    const jsonItems = itemsOf(events).filter((item) => item.sourceKey.startsWith('jsonfeed:'));
    const skipped = events.filter(
      (event) => (event.type === 'skip' || event.type === 'refused') && /:\d+$/.test(event.where),
    );
    expect(jsonItems).toHaveLength(12);
    expect(itemsOf(events).length - jsonItems.length + skipped.length).toBe(entries);
    expectClean(events);
  });

  test('GBK and Big5 files are read like their UTF-8 twins', async () => {
    const titles = async (name: string) =>
      itemsOf(await eventsOf(dataPath(`feeds/${name}`))).map((item) => item.texts[0]?.text.title);
    const [gbk, utf8] = [await titles('made__rss_zh-Hans_gbk.xml'), await titles('made__rss_zh-Hans.xml')];
    expect(gbk.length).toBeGreaterThan(3);
    expect(utf8).toEqual(expect.arrayContaining(gbk));
    const [big5, atom] = [await titles('made__rss_zh-Hant_big5.xml'), await titles('made__atom_zh-Hant.xml')];
    expect(big5.length).toBeGreaterThan(3);
    expect(atom).toEqual(expect.arrayContaining(big5));
  });

  test('a second run gives the same result', async () => expect(await read()).toEqual(await read()));
});

function readdirIfThere(name: string): string[] {
  try {
    return readdirSync(dataPath(name));
  } catch {
    return ['(the folder is absent)'];
  }
}
