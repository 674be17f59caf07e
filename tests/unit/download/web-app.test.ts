/** @jest-environment node */
import { brandRecord } from '@/backend/contract/brand/brand';
import { webAppManifest } from '@/lib/download/web-app';
import { setSiteBrand } from '@/lib/platform/config/site-brand';

afterEach(() => setSiteBrand(brandRecord.parse({})));

const WORDS = {
  ...{ name: 'Tideline', description: 'Tideline on your phone', about: 'News of rivers and coasts' },
  shortcuts: { news: 'News', events: 'Events', data: 'Data' },
};

test('the installed app is described as the newsroom describes itself, once it does', () => {
  expect(webAppManifest('en', WORDS)).toMatchObject({
    ...{ description: 'Tideline on your phone', categories: ['news', 'finance'] },
  });
  setSiteBrand(brandRecord.parse({ description: { en: 'News of rivers and coasts' } }));
  expect(webAppManifest('en', WORDS)).toMatchObject({
    ...{ description: 'News of rivers and coasts', categories: ['news'] },
  });
});
