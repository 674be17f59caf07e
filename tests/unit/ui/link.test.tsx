import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Link } from '@/components/ui/links/link';
import { isGatedAddress } from '@/lib/platform/navigation/inward';
import { useSiteLinks } from '@/lib/platform/navigation/use-site-links';
import { localAddress } from '@/lib/platform/routing/local-address';
import { LOCALES } from '@/lib/platform/language/locales';
import { routes, type Route } from '@/lib/platform/routing/routes';

const router = { prefetch: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

const rest = () => act(() => jest.runAllTimers());

function Effects() {
  useSiteLinks();
  return null;
}

function show(link: React.ReactNode) {
  render(
    <>
      {link}
      <p>Text</p>
      <Effects />
    </>,
  );
  return screen.getByRole('link');
}

/**
 * Presses a link.
 * @returns whether the page handled the press, instead of the browser
 */
function press(link: HTMLElement, init?: MouseEventInit): boolean {
  const click = createEvent.click(link, init);
  fireEvent(link, click);
  return click.defaultPrevented;
}

test('a pointer that rests on a link prefetches its page, and one that passes does not', () => {
  const link = show(<Link href="/news?day=1#h3">News</Link>);
  fireEvent.mouseOver(link);
  fireEvent.mouseOver(screen.getByText('Text'));
  rest();
  expect(router.prefetch).not.toHaveBeenCalled();
  fireEvent.mouseOver(link);
  rest();
  expect(router.prefetch).toHaveBeenCalledWith('/news?day=1#h3');
});

test.each([
  ['the data saver is on', { connection: { saveData: true } }, false],
  ['the system asks for few transfers', {}, true],
])('where %s, a page is fetched at the press only', (_, browser, isReduced) => {
  Object.assign(navigator, browser);
  window.matchMedia = ((query: string) => ({
    matches: isReduced && query.includes('data'),
  })) as typeof matchMedia;
  const link = show(<Link href="/news">News</Link>);
  fireEvent.mouseOver(link);
  rest();
  expect(router.prefetch).not.toHaveBeenCalled();
  fireEvent.pointerDown(link);
  expect(router.prefetch).toHaveBeenCalledWith('/news');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'matchMedia');
});

test('a touch prefetches the page at once', () => {
  fireEvent.pointerDown(show(<Link href="/news">News</Link>), { pointerType: 'touch' });
  expect(router.prefetch).toHaveBeenCalledWith('/news');
});

test('pages that need a session are not prefetched', () => {
  fireEvent.pointerDown(show(<Link href="/my/account">Account</Link>));
  expect(router.prefetch).not.toHaveBeenCalled();
});

test('a press opens the page without a full load, also a press on an element in the link', () => {
  const link = show(
    <Link href="/news">
      <b>News</b>
    </Link>,
  );
  expect(press(link)).toBe(true);
  fireEvent.click(screen.getByText('News'));
  expect(router.push.mock.calls).toEqual([['/news'], ['/news']]);
});

test.each<[string, MouseEventInit]>([
  ['another tab', { ctrlKey: true }],
  ['another tab on a Mac', { metaKey: true }],
  ['another window', { shiftKey: true }],
  ['a download', { altKey: true }],
])('a press for %s is left to the browser', (_, init) => {
  expect(press(show(<Link href="/news">News</Link>), init)).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  [
    'another site',
    <Link key="" href="https://example.com/news">
      News
    </Link>,
  ],
  [
    'a tab of its own',
    <Link key="" href="/news" target="_blank">
      News
    </Link>,
  ],
  [
    'a file',
    <Link key="" href="/news" download>
      News
    </Link>,
  ],
  [
    'no link of the site',
    <a key="" href="/feed.xml">
      News
    </a>,
  ],
])('a link to %s is left to the browser', (_, link) => {
  expect(press(show(link))).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test('a press that another part of the page has handled is ignored', () => {
  press(
    show(
      <Link href="/news" onClick={(event) => event.preventDefault()}>
        News
      </Link>,
    ),
  );
  expect(router.push).not.toHaveBeenCalled();
});

test('every page that needs a session is excluded from prefetching, and no other page is', () => {
  for (const { path, session } of Object.values<Route>(routes))
    for (const locale of LOCALES)
      expect([path, isGatedAddress(localAddress(locale, path))]).toEqual([path, session === 'required']);
});
