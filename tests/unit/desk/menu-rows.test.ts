import { mainNav } from '@/lib/shell/navigation';
import { pageRow, pagesLeftOut, withPage } from '@/lib/desk/brand/rows';

const FIRST = mainNav.map(({ name }) => name);
const ADDRESS = { page: '', link: '/landing/ports', name: { en: 'Ports' }, is_hidden: false } as const;

test('an order saved before a section existed keeps its order, and the section is offered beside it', () => {
  const hidden = { ...pageRow('usa'), is_hidden: true };
  const saved = [pageRow('news'), pageRow('home'), ADDRESS, hidden, pageRow('data'), pageRow('tools')];
  expect(pagesLeftOut(saved, FIRST)).toEqual(['columns', 'events', 'features', 'hk', 'weekly']);
  const put = withPage(saved, FIRST, 'weekly');
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
  expect(withPage(rows, ['home', 'news', 'weekly', 'tools'], 'home').map(({ page }) => page)).toEqual([
    'home',
    '',
    'news',
    'tools',
  ]);
  expect(withPage(rows, ['home', 'news', 'weekly', 'tools'], 'weekly').map(({ page }) => page)).toEqual([
    '',
    'news',
    'weekly',
    'tools',
  ]);
  expect(pagesLeftOut(FIRST.map(pageRow), FIRST)).toEqual([]);
});
