import { brandRecord } from '@/backend/contract/brand/brand';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import { offeredLocales, offeredOf } from '@/lib/platform/language/offered-locales';
import { answerKey, isSameForNewcomers } from '@/server/answer-key';

const withBrand = (document: object) => setSiteBrand(brandRecord.parse(document));
afterEach(() => withBrand({}));

test('all languages are offered in the order of the site until the desk says otherwise', () => {
  expect(offeredLocales()).toEqual(['zh-Hans', 'zh-Hant', 'en']);
  expect(offeredOf(['en', 'zh-Hans'])).toEqual(['en', 'zh-Hans']);
  withBrand({ languages: ['en', 'zh-Hans', 'en'] });
  expect(offeredLocales()).toEqual(['en', 'zh-Hans']);
  expect(offeredOf(['zh-Hans', 'zh-Hant', 'en'])).toEqual(['en', 'zh-Hans']);
  expect(offeredOf(['zh-Hant'])).toEqual(['zh-Hant']);
});

test('the home page is not answered from memory to a newcomer who is sent to another language', () => {
  const keyOf = (cookie?: string) =>
    answerKey({ method: 'GET', url: '/', headers: { 'sec-fetch-dest': 'document', cookie } } as never);
  expect(keyOf()).not.toBeNull();
  withBrand({ languages: ['en', 'zh-Hans'] });
  expect(keyOf()).toBeNull();
  expect(keyOf('lx_locale=zh-Hans')).not.toBeNull();
  expect(
    answerKey({ method: 'GET', url: '/news', headers: { 'sec-fetch-dest': 'document' } } as never),
  ).not.toBeNull();
});

test('no cache before the portal stores the home page that sends newcomers to another language', () => {
  expect(isSameForNewcomers('/')).toBe(true);
  withBrand({ languages: ['en', 'zh-Hans'] });
  expect(['/', '/home', '/?x=1', '/news', '/en/home'].map(isSameForNewcomers)).toEqual([
    ...[false, false, false, true, true],
  ]);
});
