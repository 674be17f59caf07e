/** @jest-environment jsdom */
import '@/tests/support/jest-dom';
import { isRestoring, restoreSnapshot, takeSnapshot } from '@/lib/platform/language/page-snapshot';

const scrollTo = jest.fn();
const resized: (() => void)[] = [];
const opened: string[] = [];

beforeEach(() => {
  scrollTo.mockReset();
  resized.length = 0;
  opened.length = 0;
  window.scrollTo = scrollTo;
  globalThis.ResizeObserver = class {
    private readonly changed: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.changed = () => callback([], this);
    }
    observe() {
      resized.push(this.changed);
    }
    unobserve() {}
    disconnect() {
      resized.splice(resized.indexOf(this.changed), 1);
    }
  };
  // jsdom has no popovers, so an attribute marks an open one.
  HTMLElement.prototype.showPopover = function () {
    opened.push(this.id);
  };
  const query = document.querySelectorAll.bind(document);
  jest
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((selector: string) =>
      query(selector === ':popover-open' ? '[data-open-popover]' : selector),
    );
});

afterEach(() => jest.restoreAllMocks());

/** Shows the page in a language: the same elements with other texts. */
function show(word: string): void {
  document.body.innerHTML = `
    <input name="title" value=""><input name="title" value=""><input type="password" name="secret">
    <input type="hidden" name="token" value="${word}"><input type="checkbox" name="agree">
    <input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b">
    <textarea name="body"></textarea>
    <details><summary>${word} 1</summary></details><details><summary>${word} 2</summary></details>
    <div id="menu"></div><a href="/${word}">${word}</a><button name="send">${word}</button>`;
}

const all = <Kind extends Element>(selector: string, kind: new () => Kind): Kind[] =>
  [...document.body.querySelectorAll(selector)].filter((element): element is Kind => element instanceof kind);
const inputs = (name: string) => all(`[name=${name}]`, HTMLInputElement);

test('typed texts, ticks and open parts are restored on the page in the other language', () => {
  show('zh');
  inputs('title').forEach((field, at) => (field.value = `title ${at}`));
  all('textarea', HTMLTextAreaElement).forEach((field) => (field.value = 'text'));
  inputs('agree')[0]?.click();
  inputs('kind')[1]?.click();
  document.querySelectorAll('details')[1]?.setAttribute('open', '');
  document.getElementById('menu')?.setAttribute('data-open-popover', '');
  const snapshot = takeSnapshot();
  show('en');
  restoreSnapshot(snapshot);
  expect(inputs('title').map(({ value }) => value)).toEqual(['title 0', 'title 1']);
  expect(all('textarea', HTMLTextAreaElement).map(({ value }) => value)).toEqual(['text']);
  expect(inputs('agree').map(({ checked }) => checked)).toEqual([true]);
  expect(inputs('kind').map(({ checked }) => checked)).toEqual([false, true]);
  expect(all('details', HTMLDetailsElement).map(({ open }) => open)).toEqual([false, true]);
  expect(opened).toEqual(['menu']);
  // Fields that a reader cannot change have the value of the new page.
  expect(inputs('token').map(({ value }) => value)).toEqual(['en']);
});

test('fields change as if the reader typed, and `isRestoring` is true meanwhile', () => {
  show('zh');
  inputs('title').forEach((field) => (field.value = 'typed'));
  const snapshot = takeSnapshot();
  show('en');
  const received: [string, boolean][] = [];
  for (const type of ['input', 'change'])
    inputs('title')[0]?.addEventListener(type, () => received.push([type, isRestoring()]));
  restoreSnapshot(snapshot);
  expect(received).toEqual([
    ['input', true],
    ['change', true],
  ]);
  expect(isRestoring()).toBe(false);
});

test('on a page that lacks a field the others are restored', () => {
  show('zh');
  inputs('title').forEach((field, at) => (field.value = `title ${at}`));
  const snapshot = takeSnapshot();
  show('en');
  inputs('title')[1]?.remove();
  restoreSnapshot(snapshot);
  expect(inputs('title').map(({ value }) => value)).toEqual(['title 0']);
  expect(isRestoring()).toBe(false);
});

test('the focus and the selection are restored in the same field', async () => {
  show('zh');
  const field = inputs('title')[1];
  if (field) field.value = 'a title';
  field?.focus();
  field?.setSelectionRange(2, 5);
  const snapshot = takeSnapshot();
  show('en');
  restoreSnapshot(snapshot);
  await new Promise((done) => setTimeout(done));
  const again = inputs('title')[1];
  expect(again).toHaveFocus();
  expect([again?.selectionStart, again?.selectionEnd]).toEqual([2, 5]);
});

describe('the scroll position', () => {
  const reach = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  const begin = () => {
    show('zh');
    reach(900);
    const snapshot = takeSnapshot();
    show('en');
    reach(300);
    restoreSnapshot(snapshot);
  };
  afterEach(() => reach(0));

  test('is restored again once the page is tall enough, and not after that', () => {
    begin();
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 900, behavior: 'instant' });
    expect(resized).toHaveLength(1);
    reach(900);
    resized[0]?.();
    expect(scrollTo).toHaveBeenCalledTimes(2);
    expect(resized).toHaveLength(0);
  });

  test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('stays after the reader’s %s', (sign) => {
    begin();
    window.dispatchEvent(new Event(sign));
    expect(resized).toHaveLength(0);
  });
});

test('a setting stored in the browser is not restored, as the old page may have shown another value', () => {
  const words = ['', 'dark']
    .map((value) => `<input type="radio" name="theme" data-setting="theme" value="${value}">`)
    .join('');
  document.body.innerHTML = words;
  const [system] = all('input', HTMLInputElement);
  if (system) system.checked = true;
  const snapshot = takeSnapshot();
  document.body.innerHTML = words;
  const [, dark] = all('input', HTMLInputElement);
  if (dark) dark.checked = true;
  const changed = jest.fn();
  document.body.addEventListener('change', changed);
  restoreSnapshot(snapshot);
  expect(dark?.checked).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});
