/** @jest-environment node */
import fc from 'fast-check';
import { matchQueryForm, matchRoute, fixCase, canonicalPath } from '@/lib/platform/routing/match';
import { pathOf, routes, type Route, type RouteName } from '@/lib/platform/routing/routes';

/** Paths with the page they lead to. */
const SPEC_PATHS: [string, RouteName][] = [
  ['/', 'home'],
  ['/home', 'home'],
  ['/news', 'news'],
  ['/home_kuaixun', 'news'],
  ['/columns', 'columns'],
  ['/home_zl', 'columns'],
  ['/columnlist', 'columnList'],
  ['/zl_list', 'columnList'],
  ['/events', 'events'],
  ['/features', 'features'],
  ['/hot_topics', 'features'],
  ['/usa', 'usa'],
  ['/hk', 'hk'],
  ['/DataEra', 'data'],
  ['/DataEra/etf', 'dataType'],
  ['/home_tools', 'tools'],
  ['/aboutus', 'about'],
  ['/copyright', 'copyright'],
  ['/download', 'download'],
  ['/search', 'search'],
  ['/search/btc', 'searchResults'],
  ['/gw_search', 'search'],
  ['/gw_search/btc', 'searchResults'],
  ['/notice', 'notices'],
  ['/contactus', 'contact'],
  ['/home_zt', 'specials'],
  ['/tool', 'tools'],
  ['/home_active', 'events'],
  ['/home_hz', 'partners'],
  ['/home_wz', 'articles'],
  ['/home_wz/3', 'category'],
  ['/news/7', 'flash'],
  ['/kuaixun_wz/7', 'flash'],
  ['/kuaixun_wz', 'news'],
  ['/features/5', 'topic'],
  ['/gw_dex/5', 'topic'],
  ['/gw_dex', 'topic'],
  ['/gw_ruzhu', 'organisers'],
  ['/gw_shijian', 'calendar'],
  ['/activity', 'events'],
  ['/contents/7', 'contents'],
  ['/gw_detail/7', 'contents'],
  ['/gw_detail', 'news'],
  ['/wz_detail', 'articles'],
  ['/wz_detail/7', 'article'],
  ['/home_jszk', 'weekly'],
  ['/home_jszk/2', 'weeklyIssue'],
  ['/signUp', 'signUp'],
  ['/fuwutiaokuan', 'terms'],
  ['/mianzeshengming', 'disclaimer'],
  ['/my', 'my'],
  ['/mywz', 'myArticles'],
  ['/publish', 'publish'],
  ['/publish/7', 'publishEdit'],
  ['/feed_back', 'feedback'],
  ['/collect', 'collect'],
  ['/follow', 'follow'],
  ['/ac_organ', 'hosting'],
  ['/my/Individual', 'individual'],
  ['/my/mymessage', 'myMessages'],
  ['/my/realname', 'realName'],
  ['/my/follow', 'myFollow'],
  ['/my/collect', 'myCollect'],
  ['/my/events', 'myEvents'],
  ['/my/api', 'myApi'],
  ['/events/7', 'event'],
  ['/ac_detail/7', 'event'],
  ['/ac_detail', 'events'],
  ['/ac_ticket', 'myTickets'],
  ['/ac_ticket/7', 'ticket'],
  ['/ac_ticket/key/3f8aQx_-9d2c4e6b8a0c', 'ticketByKey'],
  ['/ac_ticket/take/7.3f8aa2c4e6b8a0c', 'takeTicket'],
  ['/ac_ticket/held/abc-DEF_01234567', 'openedTicket'],
  ['/preview/event/opened/abc-DEF_01234567', 'openedEventPreview'],
  ['/letters/unsubscribe/3f8aQx_-9d2c4e6b8a0c', 'unsubscribe'],
  ['/ac_mine/7', 'order'],
  ['/ac_create', 'eventCreate'],
  ['/ac_create/7', 'eventEdit'],
  ['/ac_mine', 'myTickets'],
  ['/third', 'third'],
  ['/atlas', 'atlas'],
  ['/en', 'frontDoor'],
  ['/hk_annualceremony', 'hkCeremony'],
  ['/hk_annualceremony_result', 'hkCeremonyResult'],
  ['/polkadot2024', 'polkadot'],
  ['/polkadot2024_about', 'polkadotAbout'],
  ['/polkadot2024_speaker', 'polkadotSpeaker'],
  ['/polkadot2024_partner', 'polkadotPartner'],
  ['/polkadot2024_agenda', 'polkadotAgenda'],
  ['/CryptoFi', 'cryptoFi'],
  ['/forum_2023', 'forum2023'],
  ['/forum_2024', 'forum2024'],
  ['/forum_2025', 'forum2025'],
  ['/CryptoFi2023', 'forum2023'],
  ['/CryptoFi2024', 'forum2024'],
  ['/CryptoFi2025', 'forum2025'],
  ['/CryptoFiPartner', 'cryptoFiPartner'],
  ['/CryptoFiSpeaker', 'cryptoFiSpeaker'],
  ['/CryptoTime', 'cryptoTime'],
  ['/CryptoFiContact', 'cryptoFiContact'],
  ['/16personalities', 'personalities'],
];

test.each(SPEC_PATHS)('%s shows %s', (path, name) => {
  expect(matchRoute(path)?.name).toBe(name);
});

test.each([
  '/nothing',
  '/news/0',
  '/news/x',
  '/news/1/2',
  '/features/label',
  '/news/day/tomorrow',
  '//',
  '/news/%zz',
  '/zh-Hans/news',
  '/columns/page/0',
])('%s is not an address of the site', (path) => expect(matchRoute(path)).toBeNull());

test.each([
  ['/NEWS', '/news'],
  ['/dataera/etf', '/DataEra/etf'],
  ['/WZ_detail/9', '/wz_detail/9'],
  ['/MY/individual', '/my/Individual'],
  ['/Search/BTC', '/search/BTC'],
  ['/GW_dex', '/gw_dex'],
])('%s is corrected to %s', (path, mended) => expect(fixCase(path)).toBe(mended));

test.each([
  ['/home_wz/page/1', '/home_wz'],
  ['/Home_WZ/3/PAGE/1', '/home_wz/3'],
  ['/home_zl/page/1', '/home_zl'],
  ['/home_wz/page/10', '/home_wz/page/10'],
  ['/home_wz/page/1-50', '/home_wz/page/1-50'],
  ['/search/page', '/search/page'],
  ['/page/1', null],
])('the canonical path of %s is %s', (path, mended) => expect(canonicalPath(path)).toBe(mended));

test.each([
  ['/kuaixun_wz', 'id=7', 'flash', { id: '7' }],
  ['/wz_detail', 'id=7', 'article', { id: '7' }],
  ['/search', 'keyword=x', 'searchResults', { keyword: 'x' }],
  ['/gw_search', 'key=x', 'searchResults', { keyword: 'x' }],
  ['/features', 'id=5', 'topic', { id: '5' }],
  ['/gw_detail', 'id=7&utm_source=x', 'contents', { id: '7' }],
  ['/ac_detail', 'id=7', 'event', { id: '7' }],
  ['/gw_dex', 'id=5', 'topic', { id: '5' }],
  ['/DataEra', 'type=etf', 'dataType', { type: 'etf' }],
  ['/home_wz', 'page=2', 'articles', { page: '2' }],
  ['/wz_detail', 'page=2', 'articles', { page: '2' }],
  ['/home_wz', 'id=3&page=2-50', 'category', { id: '3', page: '2-50' }],
  ['/home_wz/3', 'page=2', 'category', { id: '3', page: '2' }],
  ['/zl_list', 'page=1', 'columnList', {}],
  ['/KUAIXUN_WZ', 'ID=7', 'flash', { id: '7' }],
  ['/Home_WZ', 'Id=3&PAGE=2', 'category', { id: '3', page: '2' }],
])('%s?%s leads to %s', (path, query, name, params) => {
  expect(matchQueryForm(path, new URLSearchParams(query))).toMatchObject({ name, params });
});

test.each([
  ['/news', 'utm_source=x'],
  ['/kuaixun_wz', 'id=x'],
  ['/kuaixun_wz', 'id='],
  ['/search', 'keyword='],
  ['/aboutus', 'page=2'],
  ['/home_wz', 'page=0'],
  ['/home_wz/page/2', 'page=3'],
])('%s?%s is not redirected', (path, query) => {
  expect(matchQueryForm(path, new URLSearchParams(query))).toBeNull();
});

test('every path that is built from the table matches its route', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(routes) as RouteName[])),
      fc.integer({ min: 1, max: 1e9 }),
      fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
      (name, id, keyword) => {
        const params = {
          id,
          page: 2,
          day: '2026-11-20',
          token: '7.1763769600.abc-DEF_1',
          link: 'abc-DEF_01234567',
          kind: 'topic',
          state: 'confirmed',
          month: '2026-11',
          type: 'etf',
          city: '香港',
          slug: 'forum-2026',
          code: 'SLNC',
          shares: '78-66-84-31',
          keyword: keyword.replace(/^\.+$/, 'x'),
        };
        expect(matchRoute(pathOf(name, params))?.name).toBe(name);
      },
    ),
  );
});

test('no two routes share an address', () => {
  const paths = Object.values<Route>(routes).flatMap((route) => [route.path, ...(route.aliases ?? [])]);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test.each(['/search/%20', '/search/%20%E3%80%80', '/gw_search/%09', '/Search/%20'])(
  '%s is the empty search',
  (path) => expect(canonicalPath(path)).toBe('/search'),
);
