import { addressesOf } from '@/lib/publishing/feed/addresses';

test('an event is announced with its pages in its languages and the feeds of events', () => {
  const { pages, feeds } = addressesOf([], [{ id: 101, langs: ['zh-Hans'] }]);
  const paths = (list: string[]) => list.map((address) => new URL(address).pathname);
  expect(paths(pages)).toEqual(['/events/101', '/zh-hant/events/101']);
  expect(paths(feeds)).toEqual(
    ['', '/zh-hant'].flatMap((prefix) =>
      ['feed.xml', 'atom.xml', 'feed.json'].map((file) => `${prefix}/events/${file}`),
    ),
  );
});
