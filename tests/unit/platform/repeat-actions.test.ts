/** @jest-environment jsdom */
import { builtScript } from '@/lib/platform/browser-scripts/built-script';

// A page runs this code as an inline script.
beforeAll(() => void new Function(builtScript('document-start'))());
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('an input from before React has hydrated an element is repeated once afterwards', () => {
  /** Sets a property as React does on an element it has hydrated. */
  const hydrate = (element: Element) => Object.assign(element, { __reactProps$test: {} });
  /**
   * Shows a page whose scripts wait.
   * @returns its element, and a list for the events received after hydration
   */
  function meet(html: string) {
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
      hydrate(element);
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
    hydrate(element);
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
    hydrate(element);
    element.addEventListener(event, () => messages.push(element.value));
    wait();
    expect(messages).toEqual([value]);
  });

  test('a tick', () => {
    const { element, received: messages, wait } = meet('<input type="checkbox">');
    element.click();
    element.checked = false;
    hydrate(element);
    element.addEventListener('click', () => messages.push(element.checked));
    wait();
    expect(messages).toEqual([true]);
  });

  test('an event that React has received is not repeated', () => {
    const { element, received: messages, wait } = meet('<button type="button">A</button>');
    hydrate(element);
    element.addEventListener('click', () => messages.push('click'));
    element.click();
    wait();
    expect(messages).toEqual(['click']);
  });
});

describe('a link whose press a script handles', () => {
  const hydrate = (element: Element | null) => Object.assign(element ?? {}, { __reactProps$test: {} });
  /** Presses the links of a page one after the other; returns the addresses that the browser followed. */
  function press(html: string, selectors: string[]) {
    document.body.innerHTML = `<div>${html}</div>`;
    const followed: string[] = [];
    document.body.firstElementChild?.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement && !event.defaultPrevented)
        followed.push(event.target.href);
      event.preventDefault();
    });
    for (const selector of selectors) document.body.querySelector<HTMLElement>(selector)?.click();
    return followed;
  }

  test('is not followed, and is pressed once the script is there', () => {
    const followed = press('<a id="a" href="/signUp" data-press="">收藏</a>', ['#a', '#a']);
    expect(followed).toEqual([]);
    const link = document.querySelector('a');
    expect(link?.getAttribute('aria-busy')).toBe('true');
    jest.advanceTimersByTime(3000);
    hydrate(link);
    jest.advanceTimersByTime(200);
    expect(followed).toEqual(['http://localhost/signUp']);
    expect(link?.hasAttribute('aria-busy')).toBe(false);
  });

  test('only the last press of a group is repeated', () => {
    const html = ['en', 'zh']
      .map((id) => `<a id="${id}" href="/${id}" data-press="language">${id}</a>`)
      .join('');
    const followed = press(html, ['#en', '#zh']);
    document.querySelectorAll('a').forEach(hydrate);
    jest.advanceTimersByTime(200);
    expect(followed).toEqual(['http://localhost/zh']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  test('is followed as usual with a key that opens a window, or once its script is there', () => {
    document.body.innerHTML = '<a href="#sign-in" data-press="">收藏</a>';
    const link = document.querySelector('a');
    const isFree = (init: MouseEventInit) =>
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    expect(isFree({})).toBe(false);
    expect(isFree({ ctrlKey: true })).toBe(true);
    hydrate(link);
    expect(isFree({})).toBe(true);
  });

  test('is followed when scripts do not come in time', () => {
    press('<a id="a" href="#sign-in" data-press="">收藏</a>', ['#a']);
    jest.advanceTimersByTime(9900);
    expect(location.hash).toBe('');
    jest.advanceTimersByTime(200);
    expect(location.hash).toBe('#sign-in');
  });
});

test('a form without an address is submitted once its script is there', () => {
  document.body.innerHTML =
    '<form><input name="page" /><button>go</button></form><form action="/search"></form>';
  const [form, search] = document.querySelectorAll('form');
  const submitted = jest.fn((event: Event) => event.preventDefault());
  for (const each of [form, search]) each?.addEventListener('submit', submitted);
  form?.requestSubmit();
  expect(submitted).not.toHaveBeenCalled();
  Object.assign(form ?? {}, { __reactProps$test: {} });
  jest.advanceTimersByTime(200);
  expect(submitted).toHaveBeenCalledTimes(1);
  search?.requestSubmit();
  expect(submitted).toHaveBeenCalledTimes(2);
});

test('a form is submitted after the presses of its buttons that came before', () => {
  document.body.innerHTML = '<form><button type="button" data-each-press>+</button></form>';
  const [form, button] = [document.querySelector('form'), document.querySelector('button')];
  if (!form || !button) throw new Error('no form');
  for (let n = 0; n < 3; n += 1) button.click();
  form.requestSubmit();
  const received: string[] = [];
  button.addEventListener('click', () => received.push('press'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    received.push('submit');
  });
  for (const element of [form, button]) Object.assign(element, { __reactProps$test: {} });
  jest.advanceTimersByTime(5000);
  expect(received).toEqual(['press', 'press', 'press', 'submit']);
});
