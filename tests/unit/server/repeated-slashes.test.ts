import { withSingleSlashes } from '@/server/repeated-slashes';

test.each([
  ['/news//', '/news/'],
  ['//news', '/news/'],
  ['/news///?page=2&to=//x', '/news/?page=2&to=//x'],
  ['/zh-hant//news//', '/zh-hant/news/'],
  ['/news\\1001', '/news/1001/'],
  ['//evil.example/x', '/evil.example/x/'],
])('%s is one redirect away from its page', (address, single) =>
  expect(withSingleSlashes(address)).toBe(single),
);

test.each(['/news', '/news/', '/', '//', '//?a=1', '/news//feed.xml', '/search?q=//'])(
  '%s is left alone',
  (address) => expect(withSingleSlashes(address)).toBeNull(),
);
