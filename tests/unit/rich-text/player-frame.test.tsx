/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PlayerFrame } from '@/components/rich-text/player-frame';

const PLAYER = { site: 'youtube', id: 'dQw4w9WgXcQ', start: 0 } as const;
const FRAME = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const show = () =>
  render(<PlayerFrame player={PLAYER} title="访谈" labels={{ load: '加载', loadTitle: '加载：访谈' }} />);

afterEach(() => sessionStorage.clear());

test('nothing is loaded before the press, and the player stands in place of the button after it', () => {
  show();
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '加载：访谈' }));
  expect(document.querySelector('iframe')?.src).toBe(FRAME);
  expect(screen.queryByRole('button')).toBeNull();
});

test('after the document was loaded again for a player, that player is there at once, and once only', () => {
  sessionStorage.setItem('lx-player', FRAME);
  const first = show();
  expect(document.querySelector('iframe')).not.toBeNull();
  first.unmount();
  show();
  expect(document.querySelector('iframe')).toBeNull();
});
