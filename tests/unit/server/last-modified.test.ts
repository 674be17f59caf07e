/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PAGE_TAGS_HEADER, writePageTags } from '@/lib/platform/cache/page-tags';
import { setLastModified } from '@/server/last-modified';

const answer = () => new ServerResponse(new IncomingMessage(new Socket()));

test('a cached page has the time of its rendering as last-modified', () => {
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
