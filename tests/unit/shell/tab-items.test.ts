import { brandRecord } from '@/backend/contract/brand/brand';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import { tabItems } from '@/lib/shell/site-navigation';

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
