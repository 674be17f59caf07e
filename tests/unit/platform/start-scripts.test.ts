/** @jest-environment jsdom */
import { builtScript } from '@/lib/platform/browser-scripts/built-script';
import { MEMBER_COOKIE } from '@/lib/platform/session/member-cookie';

const FILES = ['/_next/static/chunks/a.js', '/page-scripts/h/news/1'];

/** A page as a browser has loaded it, after its inline start script has run. */
function open({ hasMouse, savesData = false }: { hasMouse: boolean; savesData?: boolean }) {
  document.head.innerHTML = FILES.map((file) => `<script src="${file}" async="" type="later"></script>`).join(
    '',
  );
  Object.assign(window, { matchMedia: () => ({ matches: !hasMouse }) });
  Object.defineProperty(navigator, 'connection', { value: { saveData: savesData }, configurable: true });
  // A page runs this code as an inline script.
  new Function(builtScript('start-scripts'))();
}
const running = () =>
  [...document.querySelectorAll('script:not([type])')].map((script) => script.getAttribute('src'));

const fetched = () =>
  [...document.querySelectorAll('link[rel=preload][as=script]')].map((link) => link.getAttribute('href'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('with a mouse the scripts run at once', () => {
  open({ hasMouse: true });
  expect(running()).toEqual(FILES);
  expect(fetched()).toEqual([]);
});

test.each(['pointerdown', 'keydown', 'scroll'])('on a phone scripts are fetched, and run at %s', (sign) => {
  open({ hasMouse: false });
  jest.advanceTimersByTime(10);
  expect(running()).toEqual([]);
  expect(fetched()).toEqual(FILES);
  window.dispatchEvent(new Event(sign));
  expect(running()).toEqual(FILES);
  window.dispatchEvent(new Event(sign));
  expect(running()).toEqual(FILES);
});

test('where the data saver is on, no script is fetched before it runs', () => {
  open({ hasMouse: false, savesData: true });
  jest.advanceTimersByTime(10);
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  expect(running()).toEqual(FILES);
});

test('on a phone that nobody touches the scripts run after the page has been idle for a while', () => {
  open({ hasMouse: false });
  jest.advanceTimersByTime(7900);
  expect(running()).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(running()).toEqual(FILES);
});

test('on the phone of a member the scripts run once the page is loaded', () => {
  document.cookie = `${MEMBER_COOKIE}=1`;
  open({ hasMouse: false });
  document.cookie = `${MEMBER_COOKIE}=; max-age=0`;
  expect(running()).toEqual([]);
  jest.advanceTimersByTime(10);
  expect(running()).toEqual(FILES);
});
