/** @jest-environment jsdom */
import { builtScript } from '@/lib/platform/browser-scripts/built-script';
import { CHANGE_SETTING, SETTING_CHANGED } from '@/lib/platform/storage/reader-settings';

const root = document.documentElement;
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  document.cookie = 'lx_theme=dark; path=/';
  document.cookie = 'lx_text=; path=/';
  // A page runs this code as an inline script.
  new Function(builtScript('document-start'))();
});

test('settings from the cookies are set on the page, and set again after it was replaced', async () => {
  expect(root.getAttribute('data-theme')).toBe('dark');
  expect(root.hasAttribute('data-text')).toBe(false);
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  await turn();
  expect(root.getAttribute('data-theme')).toBe('dark');
});

test('a setting that the reader changed meanwhile stays', async () => {
  root.setAttribute('data-theme', 'light');
  await turn();
  expect(root.getAttribute('data-theme')).toBe('light');
  document.cookie = 'lx_theme=; path=/; max-age=0';
  root.removeAttribute('data-theme');
  await turn();
  expect(root.hasAttribute('data-theme')).toBe(false);
});

test('the value chosen is stored, even if the scripts of the choice have not run', () => {
  document.body.innerHTML = ['', 'dark']
    .map((value) => `<input type="radio" name="theme" data-setting="theme" value="${value}">`)
    .concat('<input type="radio" name="other" value="dark">')
    .join('');
  const [system, dark, other] = document.querySelectorAll('input');
  other?.click();
  expect(root.hasAttribute('data-theme')).toBe(false);
  dark?.click();
  expect(root.getAttribute('data-theme')).toBe('dark');
  expect(document.cookie).toContain('lx_theme=dark');
  system?.click();
  expect(root.hasAttribute('data-theme')).toBe(false);
  expect(document.cookie).not.toContain('lx_theme');
});

test('a component can change a setting, and is notified of every change', () => {
  const changed = jest.fn();
  window.addEventListener(SETTING_CHANGED, changed);
  const change = (value: string | null) =>
    window.dispatchEvent(new CustomEvent(CHANGE_SETTING, { detail: ['text', value] }));
  change('large');
  expect(root.getAttribute('data-text')).toBe('large');
  change(null);
  expect(root.hasAttribute('data-text')).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
});
