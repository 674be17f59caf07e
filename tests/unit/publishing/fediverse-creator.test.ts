import { fediverseCreator } from '@/lib/publishing/metadata/fediverse-creator';

const organisation = { links: [] as string[] };
jest.mock('@/lib/platform/config/config', () => ({ getConfig: () => ({ organisation }) }));

afterEach(() => void (organisation.links = []));

test.each([
  ['https://mastodon.social/@lin', '@lin@mastodon.social'],
  ['https://News.Example/users/lin.wei/', '@lin.wei@news.example'],
  ['https://x.com/lin', undefined],
  ['https://www.youtube.com/@lin', undefined],
  ['https://mastodon.social/@lin/1234', undefined],
  ['http://mastodon.social/@lin', undefined],
])('%s', (link, name) => expect(fediverseCreator(['https://a.example/', link])).toBe(name));

test('an author without one writes for the publisher', () => {
  organisation.links = ['https://x.com/paper', 'https://mastodon.social/@paper'];
  expect(fediverseCreator()).toBe('@paper@mastodon.social');
  expect(fediverseCreator(['https://mastodon.social/@lin'])).toBe('@lin@mastodon.social');
});
