/** @jest-environment jsdom */
import { builtScript } from '@/lib/platform/browser-scripts/built-script';
import { MEMBER_COOKIE } from '@/lib/platform/session/member-cookie';

const FILES = ['/_next/static/chunks/a.js', '/page-scripts/h/news/1'];

/** A page as a browser has loaded it, after its inline start script has run. */
function open({ hasMouse }: { hasMouse: boolean }) {
  document.head.innerHTML = FILES.map((file) => `<script src="${file}" async="" type="later"></script>`).join(
    '',
  );
  Object.assign(window, { matchMedia: () => ({ matches: !hasMouse }) });
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

describe('an input from before React has hydrated an element is repeated once afterwards', () => {
  /** Sets a property as React does on an element it has hydrated. */
  const adopt = (element: Element) => Object.assign(element, { __reactProps$test: {} });
  /**
   * Opens a page whose scripts wait.
   * @returns its element, and a list for the events received after hydration
   */
  function meet(html: string) {
    open({ hasMouse: false });
    document.body.innerHTML = html;
    const element = document.body.querySelector<HTMLInputElement>('button, select, input');
    if (!element) throw new Error('no element');
    const received: unknown[] = [];
    const wait = () => jest.advanceTimersByTime(5000);
    return { element, received: received, wait };
  }

  test('three presses count once, or three times where each of them counts', () => {
    for (const [mark, times] of [
      ['', 1],
      ['data-each-press', 3],
    ] as const) {
      const { element, received: messages, wait } = meet(`<button type="button" ${mark}>+</button>`);
      for (let n = 0; n < 3; n += 1) element.click();
      element.addEventListener('click', () => messages.push('click'));
      adopt(element);
      wait();
      expect(messages).toHaveLength(times);
    }
  });

  test('a press', () => {
    const { element, received: messages, wait } = meet('<button type="button"><b>A</b></button>');
    element.querySelector('b')?.click();
    element.addEventListener('click', () => messages.push('click'));
    wait();
    expect(messages).toEqual([]);
    adopt(element);
    wait();
    expect(messages).toEqual(['click']);
  });

  test.each([
    ['a choice', '<select><option>light</option><option>dark</option></select>', 'change', 'dark', 'light'],
    ['a text, the last one typed', '<input type="text">', 'input', 'rollup', ''],
  ])('%s', (_name, html, event, value, atFirst) => {
    const { element, received: messages, wait } = meet(html);
    for (const nextValue of [atFirst, value]) {
      element.value = nextValue;
      element.dispatchEvent(new Event(event, { bubbles: true }));
    }
    wait();
    // React resets an element whose value it controls.
    element.value = atFirst;
    adopt(element);
    element.addEventListener(event, () => messages.push(element.value));
    wait();
    expect(messages).toEqual([value]);
  });

  test('a tick', () => {
    const { element, received: messages, wait } = meet('<input type="checkbox">');
    element.click();
    element.checked = false;
    adopt(element);
    element.addEventListener('click', () => messages.push(element.checked));
    wait();
    expect(messages).toEqual([true]);
  });

  test('an event that React has received is not repeated', () => {
    const { element, received: messages, wait } = meet('<button type="button">A</button>');
    adopt(element);
    element.addEventListener('click', () => messages.push('click'));
    element.click();
    wait();
    expect(messages).toEqual(['click']);
  });
});
