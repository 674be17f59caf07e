/** @jest-environment node */
import { IDS_PER_PART } from '@/backend/contract/publishing/calls';
import { LOCALES } from '@/lib/platform/language/locales';
import { entriesOf, pictureOf } from '@/app/sitemaps/entries';
import { idsOf, parsePart, partName } from '@/lib/publishing/sitemap/ranges';
import { type Entry, streamPart } from '@/lib/publishing/sitemap/write';

/** Limits of sitemaps.org. */
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
/** The longest name a host can have. */
const LONGEST_HOST = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;

const written = (runs: Entry[][]): Promise<string> => new Response(streamPart(runs)).text();

describe('parts', () => {
  it('stay within the limits, however long the host name is', async () => {
    expect(IDS_PER_PART * LOCALES.length).toBeLessThanOrEqual(MAX_ADDRESSES);
    const far = 'https://example.org';
    const articleEntries = entriesOf(
      { name: 'article', params: { id: 999_999_999_999_999 } },
      '2026-11-20T08:00:00+08:00',
    ).map((entry) => JSON.parse(JSON.stringify(entry).replace(/https?:\/\/[^/"]+/g, far)) as Entry);
    const xml = (await written([articleEntries])).replaceAll('example.org', LONGEST_HOST);
    expect(xml).toContain(LONGEST_HOST);
    expect(Buffer.byteLength(xml) * IDS_PER_PART).toBeLessThan(MAX_BYTES);
  });

  it('cover all ids without gaps or overlaps', () => {
    const part = (range: number) => idsOf({ of: 'content', range });
    expect(part(0)).toEqual({ from: 1, to: IDS_PER_PART });
    expect(part(1).from).toBe(part(0).to);
    expect(parsePart(partName({ of: 'day', range: 2 }))).toEqual({ of: 'day', range: 2 });
    for (const name of [
      'day-01.xml',
      'day--1.xml',
      'days-1.xml',
      'content-1',
      'content-9999999999.xml',
      '.xml',
    ])
      expect(parsePart(name)).toBeNull();
  });

  it('name the picture of a page', async () => {
    const entries = entriesOf({ name: 'article', params: { id: 7 } }, '', ['en'], '/uploads/a/x.jpg');
    expect(await written([entries])).toMatch(
      /xmlns:image="[^"]+"[\s\S]*<image:image><image:loc>https?:\/\/[^<]+\/uploads\/a\/x\.jpg<\/image:loc><\/image:image><\/url>/,
    );
    const figure = {
      kind: 'rows',
      code: 'g00zz',
      words: ['甲'],
      count: 1,
      subject: '',
      label: '',
      value: '',
    } as const;
    const row = {
      id: 7,
      kind: 'article',
      pic: '',
      figure: { ...figure, words: [...figure.words] },
      langs: ['zh-Hans'],
      region: 'none',
    } satisfies Parameters<typeof pictureOf>[0];
    expect(pictureOf(row)).toMatch(/^\/covers\/7-\d+x\d+-g00zz~0\w+~[\w-]{16}\.svg$/);
    expect(pictureOf({ ...row, figure: null })).toBeUndefined();
    expect(pictureOf({ ...row, kind: 'flash' })).toBeUndefined();
    expect(pictureOf({ ...row, kind: 'flash', pic: 'https://elsewhere.example/x.jpg' })).toBeUndefined();
  });

  it('are written run by run, and no further once the reader cancels', async () => {
    let read = 0;
    let isEnded = false;
    function* batches() {
      try {
        for (; read < 10_000; read += 1) yield [{ address: `https://example.org/${read}` }];
      } finally {
        isEnded = true;
      }
    }
    const reader = streamPart(batches()).getReader();
    await reader.read();
    await reader.cancel();
    expect(isEnded).toBe(true);
    expect(read).toBeLessThan(1500);
  });

  it('have every entry once', async () => {
    const batches = Array.from({ length: 1201 }, (_, n) => [{ address: `https://example.org/${n}` }]);
    const xml = await written(batches);
    expect(xml.match(/<loc>/g)).toHaveLength(1201);
    expect(xml.endsWith('</url></urlset>')).toBe(true);
  });
});
