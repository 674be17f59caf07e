/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { fillFragments } from '@/lib/platform/fragments/fill-fragments';
import { repeatActions } from '@/lib/platform/navigation/repeat-actions.inline';

const rows = (...titles: string[]) =>
  `<section><ol>${titles.map((title) => `<li>${title}</li>`).join('')}</ol></section>`;
const button = (page: number) =>
  `<button type="button" data-fragment-more="/fragments/side/hotAuthors/${page}">more</button>`;

/** The fragments that the portal has, by address. */
let portal: Record<string, string>;
const requested: string[] = [];

beforeEach(() => {
  portal = {};
  requested.length = 0;
  globalThis.fetch = jest.fn(async (address: string) => {
    requested.push(address);
    const html = portal[address];
    return { ok: html !== undefined, status: html === undefined ? 503 : 200, text: async () => html };
  }) as unknown as typeof fetch;
  document.body.replaceWith(document.createElement('body'));
});

/** A page with the place of a fragment. */
function open(address: string, html: string): Element {
  document.body.innerHTML = `<div data-fragment="${address}">${html}</div>`;
  fillFragments();
  return document.body.querySelector('[data-fragment]') ?? document.body;
}
const standAt = (top: number) =>
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ y: top, height: 300 }));

// The first test, because the script begins to listen once.
test('a button that was pressed before the script came is pressed when it comes', async () => {
  repeatActions();
  portal['/fragments/side/hotAuthors/2'] = rows('b');
  const html = rows('a').replace('</section>', `${button(2)}</section>`);
  document.body.innerHTML = `<div data-fragment="/fragments/side/hotAuthors">${html}</div>`;
  document.querySelector('button')?.click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.body.textContent).toBe('amore');
  fillFragments();
  await waitFor(() => expect(document.body.textContent).toBe('ab'));
});

test('a fragment that came with the page is not fetched', () => {
  open('/fragments/side/topics', rows('a'));
  expect(requested).toEqual([]);
});

test('after a soft navigation a fragment shows what the tab has at once, and the current rows when nobody looks', async () => {
  open('/fragments/side/topics', rows('a'));
  portal['/fragments/side/topics'] = rows('b');
  standAt(5000);
  const slot = open('/fragments/side/topics', '<!--mark-->');
  expect(slot.textContent).toBe('a');
  await waitFor(() => expect(slot.textContent).toBe('b'));
});

test('rows on the screen stay as they are, and the next page has the current ones', async () => {
  open('/fragments/side/hotSearch', rows('a'));
  portal['/fragments/side/hotSearch'] = rows('b');
  standAt(100);
  const slot = open('/fragments/side/hotSearch', '<!--mark-->');
  await waitFor(() => expect(requested).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(slot.textContent).toBe('a');
  expect(open('/fragments/side/hotSearch', '<!--mark-->').textContent).toBe('b');
});

test('a fragment the tab has never had is fetched, and a failure leaves its place empty', async () => {
  portal['/fragments/side/label'] = rows('c');
  const slot = open('/fragments/side/label', '<!--mark-->');
  await waitFor(() => expect(slot.textContent).toBe('c'));
  expect(open('/fragments/side/events', '<!--mark-->').textContent).toBe('');
});

test('the button of a list appends the next rows until there are no more', async () => {
  portal['/fragments/side/hotAuthors/2'] = rows('b') + button(3);
  portal['/fragments/side/hotAuthors/3'] = rows('c');
  const slot = open('/fragments/side/hotAuthors', rows('a') + button(2));
  const titles = () => [...slot.querySelectorAll('li')].map(({ textContent }) => textContent);
  slot.querySelector('button')?.click();
  slot.querySelector('button')?.click();
  await waitFor(() => expect(titles()).toEqual(['a', 'b']));
  slot.querySelector('button')?.click();
  await waitFor(() => expect(titles()).toEqual(['a', 'b', 'c']));
  expect(slot.querySelector('button')).toBeNull();
});

test('when the button of a list goes, its focus goes to the first new link', async () => {
  portal['/fragments/side/hotAuthors/2'] = rows('<a href="/b">b</a>', '<a href="/c">c</a>');
  const slot = open('/fragments/side/hotAuthors', rows('a') + button(2));
  slot.querySelector('button')?.focus();
  slot.querySelector('button')?.click();
  await waitFor(() => expect(slot.querySelector('button')).toBeNull());
  expect(document.activeElement?.getAttribute('href')).toBe('/b');
});
