import { render, screen, within } from '@testing-library/react';
import { AccountCorner } from '@/components/accounts/corner/account-corner';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }), usePathname: () => '/' }));
jest.mock('@/lib/accounts/use-member', () => ({ useMember: () => member }));
jest.mock('@/lib/platform/navigation/after-load', () => ({ afterLoad: () => Promise.resolve() }));
const member = {
  state: 'member',
  user: { id: 7, nickname: '沈砚之', email: 'shen@example.test', avatar_img: '', unread: 0, roles: [] },
};
const LINKS = [
  { href: '/my', label: 'My account' },
  { href: '/desk', label: 'Desk', roles: ['editor'] as const },
];
const labels = { menu: 'Account menu', logOut: 'Log out', failed: '' };

test('inside an open menu, the member’s name and pages are shown without another menu around them', async () => {
  render(
    <AccountCorner locale="en" links={LINKS} labels={labels} isInMenu>
      Log in
    </AccountCorner>,
  );
  expect(await screen.findByText('沈砚之')).toHaveAttribute('lang', 'zh-Hans');
  const nav = screen.getByRole('navigation', { name: 'Account menu' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['My account']);
  expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
});
