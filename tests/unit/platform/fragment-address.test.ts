/** @jest-environment node */
import {
  commentsAfter,
  commentsFragment,
  fragmentMark,
  itemFragment,
  mostReadFragment,
  sideFragment,
  splitAtMarks,
} from '@/lib/platform/fragments/address';
import { isFragment, parseAddress } from '@/server/fragments/parse-address';

const requestAt = (address: string) => parseAddress(address)?.fragment ?? null;

test('a list beside the text has an address in each language, and further rows have one of their own', () => {
  expect(sideFragment('zh-Hans', 'hotSearch')).toBe('/fragments/side/hotSearch');
  expect(sideFragment('en', 'hotAuthors', 2)).toBe('/en/fragments/side/hotAuthors/2');
});

test('what belongs to one story, author or topic has an address with its id', () => {
  expect(itemFragment('zh-Hant', 'after', 12)).toBe('/zh-hant/fragments/after/12');
  expect(requestAt(mostReadFragment('zh-Hans'))).toEqual({ kind: 'most-read' });
  expect(requestAt('/fragments/authors/7')).toEqual({ kind: 'authors', id: 7 });
  expect(parseAddress('/zh-hant/fragments/after/12')).toMatchObject({
    locale: 'zh-Hant',
    path: '/fragments/after/12',
  });
  expect(requestAt(itemFragment('zh-Hans', 'topics', 5))).toEqual({ kind: 'topics', id: 5 });
  for (const path of [
    '/fragments/after/',
    '/fragments/after/x',
    '/fragments/after/01',
    '/fragments/after/1/2',
  ])
    expect(requestAt(path)).toBeNull();
});

test('comments follow what to read after a story, in the language of the page', () => {
  expect(commentsAfter('/fragments/after/12')).toBe('/fragments/comments/12');
  expect(commentsAfter('/zh-hant/fragments/after/12')).toBe(commentsFragment('zh-Hant', 12));
  expect(commentsAfter('/fragments/authors/12')).toBeNull();
  expect(requestAt('/fragments/comments/12')).toEqual({ kind: 'comments', id: 12 });
  expect(requestAt('/fragments/comments/12/newest')).toEqual({ kind: 'comments', id: 12, sort: 'newest' });
  expect(requestAt('/fragments/comments/12/best')).toBeNull();
});

test('no other address is that of a fragment', () => {
  expect(requestAt('/fragments/side/hotSearch')).toEqual({ kind: 'side', name: 'hotSearch', page: 1 });
  expect(requestAt('/fragments/side/hotAuthors/12')).toEqual({ kind: 'side', name: 'hotAuthors', page: 12 });
  for (const path of [
    '/fragments/side/',
    '/fragments/side/a/0',
    '/fragments/side/hotAuthors/100',
    '/fragments/side/hotSearch/2',
    '/fragments/other/a',
    '/news',
  ])
    expect(requestAt(path)).toBeNull();
});

test('an address is that of a fragment in each language, with or without a query', () => {
  expect(['/fragments/side/topics', '/en/fragments/side/topics?x=1'].map(isFragment)).toEqual([true, true]);
  expect(['/news', '/en/fragments', '1/fragments/side/topics'].map(isFragment)).toEqual([
    false,
    false,
    false,
  ]);
});

test('a page is split at its marks, and text that only resembles a mark stays', () => {
  const html = `<p>a</p>${fragmentMark('/fragments/side/topics')}<p>&lt;!--fragment:/x--&gt;</p>${fragmentMark('/en/fragments/side/label')}`;
  expect(splitAtMarks(html)).toEqual({
    addresses: ['/fragments/side/topics', '/en/fragments/side/label'],
    pieces: ['<p>a</p>', '<p>&lt;!--fragment:/x--&gt;</p>', ''],
  });
  expect(splitAtMarks('<p>b</p>')).toEqual({ addresses: [], pieces: ['<p>b</p>'] });
});
