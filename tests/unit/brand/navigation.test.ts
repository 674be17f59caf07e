import { brandRecord } from '@/backend/contract/brand/brand';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import { isPathOff, isShown, leadsToSectionOff } from '@/lib/platform/routing/hidden-sections';
import { moveRow } from '@/lib/desk/brand/rows';

const withBrand = (document: object) => setSiteBrand(brandRecord.parse(document));
afterEach(() => withBrand({}));

test('every page is shown until a section is switched off', () => {
  expect((['events', 'data', 'usa', 'hk', 'landing', 'personalities'] as const).every(isShown)).toBe(true);
  expect(isPathOff('/events')).toBe(false);
});

test('the pages, feeds, calendars and Markdown of a section that is off are not shown, and no others', () => {
  withBrand({ hidden: ['events', 'hk', 'landings', 'events'] });
  for (const name of ['events', 'event', 'eventsPast', 'calendarCity', 'organiser', 'hk', 'landing'] as const)
    expect([name, isShown(name)]).toEqual([name, false]);
  for (const name of ['home', 'usa', 'data', 'news', 'hostingEvent', 'eventPreview', 'deskLanding'] as const)
    expect([name, isShown(name)]).toEqual([name, true]);
  for (const path of [
    '/events',
    '/events/12',
    '/events/12.ics',
    '/events/feed.xml',
    '/hk/atom.xml',
    '/activity',
  ])
    expect([path, isPathOff(path)]).toEqual([path, true]);
  for (const path of ['/feed.xml', '/usa/feed.xml', '/', '/wz_detail/12.md', '/nothing'])
    expect([path, isPathOff(path)]).toEqual([path, false]);
});

test('the files, calls, frames and pictures of a section that is off are not shown, and no others', () => {
  withBrand({ hidden: ['events', 'data', 'hk', 'landings'] });
  for (const path of [
    '/embed/events/7',
    '/embed/data/btc',
    '/embed/series/btc',
    '/api/events/calendar.ics',
    '/api/events/7/calendar.ics',
    '/api/%65vents/7/calendar.ics',
    '/api/side/events',
    '/api/data',
    '/api/data/btc.csv',
    '/api/landings/ports/votes.csv',
    '/fragments/side/events',
    '/fragments/side/events/1',
    '/share/event/7/zh-Hans-0123456789abcdef.png',
    '/share/series/btc/zh-Hans-0123456789abcdef.png',
    '/share/dataType/price/zh-Hans-0123456789abcdef.png',
    '/share/landing/ports/en-0123456789abcdef.png',
    '/share/quizResult/SLNB/en-0123456789abcdef.png',
    '/share/page/calendar/en-0123456789abcdef.png',
    '/share/page/hk/en-0123456789abcdef.png',
  ])
    expect([path, isPathOff(path)]).toEqual([path, true]);
  for (const path of [
    '/embed/news/7',
    '/api/side/topics',
    '/api/database',
    '/api/flashes',
    '/fragments/side/topics',
    '/share/story/7/zh-Hans-0123456789abcdef.png',
    '/share/page/news/en-0123456789abcdef.png',
    '/ac_mine',
    '/ac_ticket/7',
    '/ac_organ/7/orders',
  ])
    expect([path, isPathOff(path)]).toEqual([path, false]);
});

test('a link an editor wrote leads to a section that is off in any language, with a query, but not on another site', () => {
  withBrand({ hidden: ['events'] });
  expect(['/events/7?from=home#tickets', '/en/events', '/zh-hant/gw_shijian'].map(leadsToSectionOff)).toEqual(
    Array(3).fill(true),
  );
  expect(['/news/7', 'https://elsewhere.example/events', '#events'].map(leadsToSectionOff)).toEqual(
    Array(3).fill(false),
  );
});

test('a link of a menu names a page, or an address and what it is called', () => {
  const refusal = (row: object) =>
    brandRecord.safeParse({ nav: [row] }).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(refusal({ page: 'news' })).toBeUndefined();
  expect(refusal({ link: '/landing/ports', name: { en: 'Ports' } })).toBeUndefined();
  expect(refusal({ link: '/landing/ports' })).toEqual([['nav.0.name', 'required']]);
  expect(refusal({ name: { en: 'Ports' } })).toEqual([['nav.0.link', 'required']]);
  expect(refusal({ link: 'javascript:alert(1)', name: { en: 'x' } })).toEqual([['nav.0.link', 'notALink']]);
  expect(refusal({ page: 'desk' })?.[0]?.[0]).toBe('nav.0.page');
});

test('rows move by one place', () => {
  const rows = ['a', 'b', 'c'].map((link) => ({ page: '' as const, link, name: {}, is_hidden: false }));
  expect(moveRow(rows, 2, -1).map(({ link }) => link)).toEqual(['a', 'c', 'b']);
  expect(moveRow(rows, 0, 1).map(({ link }) => link)).toEqual(['b', 'a', 'c']);
});
