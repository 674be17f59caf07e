import { brandRecord } from '@/backend/contract/brand/brand';
import { isCategoryFilled, isLetterOffered } from '@/lib/publishing/metadata/filled-sections';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import { mainItems, tabItems } from '@/lib/shell/site-navigation';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const withBrand = (document: object) => setSiteBrand(brandRecord.parse(document));
afterEach(() => withBrand({}));

const labels = async () => (await tabItems('zh-Hans')).map(({ label }) => label);

test('the tabs of a phone leave out what the desk has hidden in the main navigation, and have its names', async () => {
  expect(await labels()).toEqual(['home', 'news', 'data', 'events', 'my']);
  withBrand({
    nav: [
      { page: 'news', name: { 'zh-Hans': '七乘二十四' } },
      { page: 'events', is_hidden: true },
      { page: 'columns', is_hidden: true },
    ],
  });
  expect(await labels()).toEqual(['home', '七乘二十四', 'data', 'my']);
});

test('an edition without a story waits in a menu that the desk has ordered, too, and one that is gone is left out', async () => {
  const uk = { key: 'uk', name: { en: 'Britain' }, time_zone: 'Europe/London', zone: 'GMT' };
  const links = [
    '/regions/uk',
    '/regions/uk#flashes',
    '/regions/gone',
    '/home_jszk',
    '/landing/ports',
    'https://example.org',
  ];
  const nav = links.map((link) => ({ link, name: { en: link } }));
  const shown = async () => (await mainItems('en')).map(({ label }) => label);
  setSiteBrand(brandRecord.parse({ nav, regions: [uk] }), { empty: ['weekly'], empty_regions: ['uk'] });
  expect(await shown()).toEqual(['/landing/ports', 'https://example.org']);
  setSiteBrand(brandRecord.parse({ nav, regions: [uk] }), { empty: [], empty_regions: [] });
  expect(await shown()).toEqual(links.filter((link) => link !== '/regions/gone'));
});

test('categories without a story and newsletters that are closed are not offered, and no menu leads to letters without any', async () => {
  const nav = [{ link: '/letters', name: { en: 'Letters' } }];
  const facts = { empty_categories: ['flash:3'], letters: ['weekly'] };
  setSiteBrand(brandRecord.parse({ nav }), facts);
  expect([isCategoryFilled('flash', 3), isCategoryFilled('article', 3)]).toEqual([false, true]);
  expect([isLetterOffered('morning'), isLetterOffered('weekly')]).toEqual([false, true]);
  expect(await mainItems('en')).toHaveLength(1);
  setSiteBrand(brandRecord.parse({ nav }), { ...facts, letters: [], empty: ['letters'] });
  expect(await mainItems('en')).toEqual([]);
});
