import { brandRecord } from '@/backend/contract/brand/brand';
import { alertTopic } from '@/backend/contract/alerts/topics';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import { regionLook } from '@/lib/platform/config/regions';
import { messagesOf } from '@/lib/platform/language/messages';
import { feedAddress, matchFeed } from '@/lib/platform/routing/feeds';
import { isPathOff } from '@/lib/platform/routing/hidden-sections';
import { matchRoute } from '@/lib/platform/routing/match';
import { addressesOf } from '@/lib/publishing/feed/addresses';
import { isRegionFilled } from '@/lib/publishing/metadata/filled-sections';

const SINGAPORE = {
  ...{ key: 'singapore', name: { 'zh-Hans': '新加坡' }, zone: 'SGT', look: 'dark' },
  time_zone: 'Asia/Singapore',
};
const withRegions = (...regions: object[]) => setSiteBrand(brandRecord.parse({ regions }));
beforeEach(() => withRegions(SINGAPORE));
afterEach(() => withRegions());

test('the page and feeds of an edition are there while the newsroom has it', () => {
  expect(matchRoute('/regions/singapore')).toMatchObject({ name: 'region', params: { region: 'singapore' } });
  expect(matchFeed('/regions/singapore/feed.xml')).toEqual({
    ...{ name: 'region', id: 'singapore', file: 'feed.xml' },
  });
  expect(feedAddress('en', 'region', 'singapore', 'atom.xml')).toBe('/en/regions/singapore/atom.xml');
  for (const path of ['/regions/singapore', '/regions/singapore/feed.xml', '/regions/usa'])
    expect([path, isPathOff(path)]).toEqual([path, false]);
  withRegions();
  for (const path of ['/regions/singapore', '/regions/singapore/feed.xml', '/regions/sing%61pore'])
    expect([path, isPathOff(path)]).toEqual([path, true]);
  expect(isPathOff('/regions/usa')).toBe(false);
});

test('an edition has its name in every language after those of every newsroom', async () => {
  expect(Object.entries((await messagesOf('zh-Hant')).regionNames)).toEqual([
    ['usa', '美國'],
    ['hk', '香港'],
    ['singapore', '新加坡'],
  ]);
  expect((await messagesOf('en')).regionNames).toMatchObject({ hk: 'Hong Kong', singapore: '新加坡' });
  withRegions();
  expect(Object.keys((await messagesOf('en')).regionNames)).toEqual(['usa', 'hk']);
});

test('its look decides the covers of its stories, and an edition that is gone is light', () => {
  expect(['singapore', 'hk', 'usa', 'none', 'gone'].map(regionLook)).toEqual([
    ...['dark', 'dark', 'light', 'light', 'light'],
  ]);
});

test('a story of it is announced in its feeds, and one of an edition that is gone in no feed of that', () => {
  const item = {
    ...{ id: 7, kind: 'flash' as const, langs: ['zh-Hans' as const], region: 'singapore' },
    ...{ categoryId: null, authorId: null, labelIds: [], topicIds: [] },
  };
  const feeds = () => addressesOf([item]).feeds.filter((address) => /regions/.test(address));
  expect(feeds()).toHaveLength(6);
  withRegions();
  expect(feeds()).toEqual([]);
});

test('it is in menus once it has a story', () => {
  expect(isRegionFilled('singapore')).toBe(true);
  setSiteBrand(brandRecord.parse({ regions: [SINGAPORE] }), { empty_regions: ['singapore'] });
  expect([isRegionFilled('singapore'), isRegionFilled('gone')]).toEqual([false, false]);
});

test('readers can be notified of its events', () => {
  expect(alertTopic.safeParse('region:singapore').success).toBe(true);
  expect(alertTopic.safeParse('region:Sing apore').success).toBe(false);
});
