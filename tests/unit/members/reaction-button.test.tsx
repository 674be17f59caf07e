import { render, screen } from '@testing-library/react';
import { ReactionButton } from '@/components/members/reaction-button';

jest.mock('@/lib/members/use-reaction', () => ({
  useReaction: () => ({ isOn: false, count: null, press: () => undefined }),
}));

const props = {
  kind: 'like' as const,
  id: 7,
  locale: 'en' as const,
  labels: { off: 'Like', on: 'Liked', failed: '' },
  href: '/en/signUp',
};

test('a count is part of the button’s accessible name, and a missing count is left out', () => {
  const { rerender } = render(<ReactionButton {...props} count={1234} />);
  expect(screen.getByRole('button', { name: 'Like 1,234' })).toBeVisible();
  rerender(<ReactionButton {...props} count={0} />);
  expect(screen.getByRole('button', { name: 'Like' })).toBeVisible();
});
