import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link } from '@/components/ui/link';
import { isGatedAddress } from '@/lib/platform/navigation/use-prefetch';
import { localAddress } from '@/lib/platform/routing/local-address';
import { LOCALES } from '@/lib/platform/language/locales';
import { routes, type Route } from '@/lib/platform/routing/routes';

const prefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch }) }));

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockClear();
});
afterEach(() => jest.useRealTimers());

const rest = () => act(() => jest.runAllTimers());

test('a pointer that rests on a link fetches its page, one that passes does not', () => {
  render(<Link href="/news">News</Link>);
  const link = screen.getByRole('link');
  fireEvent.mouseEnter(link);
  fireEvent.mouseLeave(link);
  rest();
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.mouseEnter(link);
  rest();
  expect(prefetch).toHaveBeenCalledWith('/news');
});

test('a touch fetches the page at once', () => {
  render(<Link href="/news">News</Link>);
  fireEvent.pointerDown(screen.getByRole('link'), { pointerType: 'touch' });
  expect(prefetch).toHaveBeenCalledWith('/news');
});

test('pages that need a session are not prefetched, all others may be', () => {
  for (const { path, session } of Object.values<Route>(routes))
    for (const locale of LOCALES)
      expect([path, isGatedAddress(localAddress(locale, path))]).toEqual([path, session === 'required']);
});
