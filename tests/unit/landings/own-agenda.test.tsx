import { act, render } from '@testing-library/react';
import { sessionKey } from '@/lib/landings/agenda';
import { storeSession, ownAgenda, useOwnAgenda } from '@/lib/landings/own-agenda';

function Stored({ slug }: { slug: string }) {
  return <p>{useOwnAgenda(slug).join(' ')}</p>;
}

beforeEach(() => {
  localStorage.clear();
});

test('a session is identified by day, hall and time, whatever its number and language', () => {
  expect(sessionKey({ day: 2, hall: 1, starts: '09:30' })).toBe('2-1-0930');
});

test('stored sessions are shown at once in every place, for each landing page separately', () => {
  const { container } = render(<Stored slug="forum" />);
  expect(container.textContent).toBe('');
  act(() => {
    storeSession('forum', '1-1-0930', true);
    storeSession('forum', '1-2-1000', true);
    storeSession('forum', '1-1-0930', true);
    storeSession('other', '3-1-0900', true);
  });
  expect(container.textContent).toBe('1-2-1000 1-1-0930');
  act(() => {
    storeSession('forum', '1-2-1000', false);
  });
  expect(container.textContent).toBe('1-1-0930');
});

test.each(['no JSON', '{"a":1}', '[1,null]'])('an invalid stored agenda counts as empty: %s', (stored) => {
  localStorage.setItem('lx_agenda_forum', stored);
  expect(ownAgenda('forum')).toEqual([]);
});
