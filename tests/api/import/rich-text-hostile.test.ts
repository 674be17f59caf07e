import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { renderMarkdown } from '@/backend/import/markdown/render';
import { depthOf, violations } from './clean-html';
import { dataPath, describeWithData } from '@/tests/support/shared-data';
import { eventsOfFiles, itemsOf } from './events';

const payloads = z.array(
  z.union([z.string(), z.object({ payload: z.string() }).transform((entry) => entry.payload)]),
);
const feeds = z.array(z.object({ id: z.string(), xml: z.string() }));

function read(name: string): unknown {
  return JSON.parse(readFileSync(dataPath(`xss/${name}`), 'utf8'));
}

test('the check finds forbidden tags and attributes', () => {
  expect(violations('<p onclick="x">a</p><script>1</script>')).toEqual(['p onclick', '<script>']);
  expect(violations('<a href="javascript:1">a</a><img src="data:x"><img src="//h/x">')).toHaveLength(3);
});

describeWithData('attack texts', () => {
  test.each([
    ['dompurify.json', 112],
    ['h5sc.json', 75],
    ['payloadbox.json', 1500],
    ['markdown_made_here.json', 25],
  ])('%s: all %i come out clean, and cleaning them again changes nothing', (name, count) => {
    const vectors = payloads.parse(read(name));
    expect(vectors).toHaveLength(count);
    for (const vector of vectors) {
      for (const html of [vector, renderMarkdown(vector)]) {
        const once = sanitizeRichText(html);
        expect({ vector, found: violations(once) }).toEqual({ vector, found: [] });
        expect(sanitizeRichText(once)).toBe(once);
        expect(violations(sanitizeRichText(html, { baseUrl: 'https://e.example/a/' }))).toEqual([]);
      }
    }
  });

  test('feedparser_sanitize.json: all 373 feeds are read, and their items are clean', async () => {
    const vectors = feeds.parse(read('feedparser_sanitize.json'));
    expect(vectors).toHaveLength(373);
    const files = Object.fromEntries(vectors.map(({ xml }, at) => [`${at}.xml`, xml]));
    const events = await eventsOfFiles(files);
    const items = itemsOf(events);
    const entries = vectors.flatMap(({ xml }) => xml.match(/<(entry|item)\b/g) ?? []).length;
    const refused = events.filter((event) => 'where' in event && /:\d+$/.test(event.where));
    expect(entries).toBeGreaterThan(200);
    expect(items.length + refused.length).toBe(entries);
    for (const item of items) {
      for (const { text } of item.texts) {
        expect(violations(text.body)).toEqual([]);
        expect(text.title).not.toMatch(/<(script|img|a|object|style|iframe|embed)\b/i);
      }
    }
  });
});

describe('size', () => {
  test('nesting is flattened below 100 levels and the text stays', () => {
    const html = `${'<blockquote><ul><li>'.repeat(200)}deep${'</li></ul></blockquote>'.repeat(200)}`;
    const clean = sanitizeRichText(html);
    expect(depthOf(clean)).toBeLessThan(100);
    expect(depthOf(clean)).toBeGreaterThan(50);
    expect(clean).toContain('deep');
    expect(sanitizeRichText(clean)).toBe(clean);
  });

  test('absurd nesting is quickly turned into plain text', () => {
    const start = Date.now();
    const clean = sanitizeRichText(`${'<div><b>'.repeat(100_000)}deep`);
    expect(Date.now() - start).toBeLessThan(5000);
    expect(clean).toBe('<p>deep</p>');
  });

  test('a text is cut between blocks below a million characters', () => {
    const clean = sanitizeRichText('<p>0123456789</p>'.repeat(90_000));
    expect(clean.length).toBeLessThanOrEqual(1_000_000);
    expect(clean.length).toBeGreaterThan(999_000);
    expect(clean.endsWith('</p>')).toBe(true);
  });
});
