/** @jest-environment jsdom */
import { builtScript } from '@/lib/platform/browser-scripts/built-script';

const BROWSER = navigator.userAgent;
const showModal = jest.fn();

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = showModal;
  // A page runs this code as an inline script, before any other.
  new Function(builtScript('document-start'))();
  document.body.innerHTML = '<a href="/download" data-app="#app"><b>打开App</b></a><dialog></dialog>';
});
afterEach(() => Object.defineProperty(navigator, 'userAgent', { value: BROWSER, configurable: true }));

const press = () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('b')?.dispatchEvent(event);
  return event;
};

test('a press on a link of the app tries the app and is not followed to the download page', () => {
  expect(press().defaultPrevented).toBe(true);
  expect(location.hash).toBe('#app');
  expect(showModal).not.toHaveBeenCalled();
});

test('in the browser of a chat app it opens the guide', () => {
  Object.defineProperty(navigator, 'userAgent', {
    value: `${BROWSER} MicroMessenger/8.0`,
    configurable: true,
  });
  expect(press().defaultPrevented).toBe(true);
  expect(showModal).toHaveBeenCalledTimes(1);
});
