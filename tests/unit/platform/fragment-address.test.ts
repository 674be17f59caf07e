/** @jest-environment node */
import {
  commentsAfter,
  commentsFragment,
  fragmentFolder,
  fragmentIn,
  fragmentMark,
  isFragment,
  itemFragment,
  mostReadFragment,
  sideFragment,
  splitAtMarks,
} from '@/lib/platform/fragments/address';

test('a list beside the text has an address in each language, and further rows have one of their own', () => {
  expect(sideFragment('zh-Hans', 'hotSearch')).toBe('/fragments/side/hotSearch');
  expect(sideFragment('en', 'hotAuthors', 2)).toBe('/en/fragments/side/hotAuthors/2');
});

test('what belongs to one story, author or topic has an address with its id', () => {
  expect(itemFragment('zh-Hant', 'after', 12)).toBe('/zh-hant/fragments/after/12');
  expect(fragmentFolder(mostReadFragment('zh-Hans'))).toBe('fragments/most-read');
  expect(fragmentFolder('/fragments/authors/7')).toBe('fragments/authors/7');
  expect(fragmentFolder(itemFragment('zh-Hans', 'topics', 5))).toBe('fragments/topics/5');
  for (const path of [
    '/fragments/after/',
    '/fragments/after/x',
    '/fragments/after/01',
    '/fragments/after/1/2',
  ])
    expect(fragmentFolder(path)).toBeNull();
});

test('comments follow what to read after a story, in the language of the page', () => {
  expect(commentsAfter('/fragments/after/12')).toBe('/fragments/comments/12');
  expect(commentsAfter('/zh-hant/fragments/after/12')).toBe(commentsFragment('zh-Hant', 12));
  expect(commentsAfter('/fragments/authors/12')).toBeNull();
  expect(fragmentFolder('/fragments/comments/12')).toBe('fragments/comments/12');
  expect(fragmentFolder('/fragments/comments/12/newest')).toBe('fragments/comments/12/newest');
  expect(fragmentFolder('/fragments/comments/12/best')).toBeNull();
});

test('only addresses of fragments lead to a folder', () => {
  expect(fragmentFolder('/fragments/side/hotSearch')).toBe('fragments/side/hotSearch/1');
  expect(fragmentFolder('/fragments/side/hotAuthors/12')).toBe('fragments/side/hotAuthors/12');
  for (const path of [
    '/fragments/side/',
    '/fragments/side/a/0',
    '/fragments/side/hotAuthors/100',
    '/fragments/side/hotSearch/2',
    '/fragments/other/a',
    '/news',
  ])
    expect(fragmentFolder(path)).toBeNull();
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

test('a fragment is what stands between its bounds', () => {
  const page = (inner: string) =>
    `<html><body><i data-fragment-begin=""></i>${inner}<i data-fragment-end=""></i><script>x</script></body></html>`;
  expect(fragmentIn(page('<section>rows</section>'))).toBe('<section>rows</section>');
  expect(fragmentIn(page(''))).toBe('');
  expect(fragmentIn('<html><body>an error</body></html>')).toBeNull();
});
