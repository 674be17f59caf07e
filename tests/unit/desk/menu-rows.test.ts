import { brandRecord } from '@/backend/contract/brand/brand';
import { MAX_REGIONS } from '@/backend/contract/regions/first-regions';
import { mainNav } from '@/lib/shell/navigation';
import { NEW_REGION } from '@/lib/desk/brand/regions';
import { firstRows, pageRow, rowsLeftOut, withRow } from '@/lib/desk/brand/rows';

const FIRST = mainNav.map(({ name }) => pageRow(name));
const ADDRESS = { page: '', link: '/landing/ports', name: { en: 'Ports' }, is_hidden: false } as const;

test('an order saved before a section existed keeps its order, and the section is offered beside it', () => {
  const hidden = { ...pageRow('usa'), is_hidden: true };
  const saved = [pageRow('news'), pageRow('home'), ADDRESS, hidden, pageRow('data'), pageRow('tools')];
  expect(rowsLeftOut(saved, FIRST).map(({ page }) => page)).toEqual([
    'columns',
    'events',
    'features',
    'hk',
    'weekly',
  ]);
  const put = withRow(saved, FIRST, pageRow('weekly'));
  expect(put.map(({ page, link }) => page || link)).toEqual([
    'news',
    'home',
    '/landing/ports',
    'usa',
    'data',
    'weekly',
    'tools',
  ]);
  expect(put.filter(({ page }) => page !== 'weekly')).toEqual(saved);
});

test('a page goes after the last of the pages before it, and to the top where there are none', () => {
  const rows = [ADDRESS, pageRow('news'), pageRow('tools')];
  const first = (['home', 'news', 'weekly', 'tools'] as const).map(pageRow);
  expect(withRow(rows, first, pageRow('home')).map(({ page }) => page)).toEqual([
    'home',
    '',
    'news',
    'tools',
  ]);
  expect(withRow(rows, first, pageRow('weekly')).map(({ page }) => page)).toEqual([
    '',
    'news',
    'weekly',
    'tools',
  ]);
  expect(rowsLeftOut(FIRST, FIRST)).toEqual([]);
});

test('an added edition is in the menu that the newsroom has not ordered, and offered beside one that it has', () => {
  const regions = [
    { ...NEW_REGION, key: 'uk', name: { en: 'United Kingdom' } },
    { ...NEW_REGION, key: 'unnamed' },
    { ...NEW_REGION, key: 'No Key', name: { en: 'Typed' } },
  ];
  const pages = ['home', 'hk', 'data'] as const;
  const first = firstRows(pages, regions);
  const uk = { page: '', link: '/regions/uk', name: { en: 'United Kingdom' }, is_hidden: false };
  expect(first).toEqual([pageRow('home'), pageRow('hk'), uk, pageRow('data')]);
  const saved = [pageRow('data'), pageRow('hk'), pageRow('home')];
  expect(rowsLeftOut(saved, first)).toEqual([uk]);
  const renamed = { ...uk, page: '' as const, name: { en: 'Britain' } };
  expect(rowsLeftOut([...saved, renamed], first)).toEqual([]);
  expect(withRow(saved, first, { ...renamed, name: uk.name })).toEqual([...saved, uk]);
  expect(firstRows(['home', 'data'], regions)).toEqual([pageRow('home'), pageRow('data')]);
});

test('a menu with every edition that a newsroom may add can be saved', () => {
  const regions = Array.from({ length: MAX_REGIONS }, (_, at) => ({
    ...{ ...NEW_REGION, key: `edition-${at}`, name: { en: `Edition ${at}` } },
    ...{ time_zone: 'Europe/London', zone: 'GMT' },
  }));
  const nav = firstRows(
    mainNav.map(({ name }) => name),
    regions,
  );
  expect(nav).toHaveLength(mainNav.length + MAX_REGIONS);
  expect(brandRecord.safeParse({ nav, regions }).success).toBe(true);
});
