/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { CONTENT_CHANGE_HEADER, type ContentChange } from '@/lib/platform/cache/content-change';
import { PAGE_TAGS_HEADER, writePageTags } from '@/lib/platform/cache/page-tags';
import { setLastModified } from '@/server/last-modified';

const answer = () => new ServerResponse(new IncomingMessage(new Socket()));

test('a cached page without a known change has the time of its rendering as last-modified', () => {
  const response = answer();
  response.setHeader(
    PAGE_TAGS_HEADER,
    writePageTags({
      bornAt: Date.UTC(2026, 10, 20, 8),
      since: 0,
      until: Date.UTC(2026, 10, 21),
      tags: ['a'],
    }),
  );
  setLastModified(response);
  expect(response.getHeader('last-modified')).toBe('Fri, 20 Nov 2026 08:00:00 GMT');
});

test('a page has the newest of its content and its fragments as last-modified, not the time it was rendered', () => {
  const rendering = { bornAt: Date.UTC(2026, 10, 20, 8), since: 0, until: 0, tags: [] };
  const date = (parts: { bornAt: number; change?: ContentChange }[]) => {
    const response = answer();
    response.setHeader(PAGE_TAGS_HEADER, writePageTags(rendering));
    response.setHeader(CONTENT_CHANGE_HEADER, `${Date.UTC(2026, 10, 18, 8)} abc`);
    setLastModified(response, parts);
    return response.getHeader('last-modified');
  };
  expect(date([])).toBe('Wed, 18 Nov 2026 08:00:00 GMT');
  expect(date([{ bornAt: rendering.bornAt, change: { at: Date.UTC(2026, 10, 17), hash: 'x' } }])).toBe(
    'Wed, 18 Nov 2026 08:00:00 GMT',
  );
  expect(date([{ bornAt: rendering.bornAt, change: { at: Date.UTC(2026, 10, 19), hash: 'x' } }])).toBe(
    'Thu, 19 Nov 2026 00:00:00 GMT',
  );
  expect(date([{ bornAt: rendering.bornAt }])).toBe('Fri, 20 Nov 2026 08:00:00 GMT');
});

test('a page rendered for one reader has no last-modified, and an existing one is unchanged', () => {
  const alone = answer();
  setLastModified(alone);
  expect(alone.hasHeader('last-modified')).toBe(false);
  const dated = answer();
  dated.setHeader(PAGE_TAGS_HEADER, writePageTags({ bornAt: 0, since: 0, until: 0, tags: [] }));
  dated.setHeader('last-modified', 'Fri, 20 Nov 2026 08:00:00 GMT');
  setLastModified(dated);
  expect(dated.getHeader('last-modified')).toBe('Fri, 20 Nov 2026 08:00:00 GMT');
});
