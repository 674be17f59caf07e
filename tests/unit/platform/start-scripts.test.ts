/** @jest-environment jsdom */
import { startScripts } from '@/lib/platform/navigation/start-scripts';

const FILES = ['/_next/static/chunks/a.js', '/page-scripts/h/news/1'];
const asked: string[] = [];

/** A page as a browser has read it, with its start script run on it. */
function open({ hasMouse }: { hasMouse: boolean }) {
  asked.length = 0;
  document.head.innerHTML = FILES.map((file) => `<script src="${file}" async="" type="later"></script>`).join(
    '',
  );
  Object.assign(window, {
    matchMedia: () => ({ matches: !hasMouse }),
    fetch: async (url: string) => void asked.push(new URL(url).pathname),
  });
  // The page runs it as a script of its own.
  new Function(startScripts)();
}
const running = () =>
  [...document.querySelectorAll('script:not([type])')].map((one) => one.getAttribute('src'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('where there is a mouse the scripts run at once', () => {
  open({ hasMouse: true });
  expect(running()).toEqual(FILES);
  expect(asked).toEqual([]);
});

test.each(['pointerdown', 'keydown', 'scroll'])('on a phone they are fetched, and run at %s', (sign) => {
  open({ hasMouse: false });
  expect(running()).toEqual([]);
  expect(asked).toEqual(FILES);
  window.dispatchEvent(new Event(sign));
  expect(running()).toEqual(FILES);
  window.dispatchEvent(new Event(sign));
  expect(running()).toEqual(FILES);
});

test('on a phone that nobody touches they run when the page has been still for a while', () => {
  open({ hasMouse: false });
  jest.advanceTimersByTime(3900);
  expect(running()).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(running()).toEqual(FILES);
});
