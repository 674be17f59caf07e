import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { NAV_PAGES } from '@/backend/contract/brand/sections';
import { BrandLinks, type PageWords } from '@/components/desk/brand/brand-links';
import { pageRow } from '@/lib/desk/brand/rows';
import messages from '@/messages/en.json';

const pages = Object.fromEntries(
  NAV_PAGES.map((page) => [page, { label: page, path: `/${page}` }]),
) as PageWords;

const edition = { page: '', link: '/regions/uk', name: { en: 'Britain' }, is_hidden: false } as const;

test('a menu says of each page whether readers see it there', () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Shanghai">
      <BrandLinks
        label="Footer"
        rows={[]}
        first={[...(['home', 'news', 'events', 'terms'] as const).map(pageRow), edition]}
        off={['events']}
        empty={['news', edition.link]}
        drafts={['terms']}
        pages={pages}
        error={null}
        onRows={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  const states = [...document.querySelectorAll('summary')].map(
    (row) => row.querySelector('span:last-child')?.textContent,
  );
  expect(states).toEqual([
    'Shown',
    'Empty: shown once it has content',
    'Section is off',
    'Draft: shown once it’s public',
    'Empty: shown once it has content',
  ]);
  expect(screen.getByRole('group', { name: 'Footer' })).toBeTruthy();
});
