/** @jest-environment jsdom */
import { readerSettings } from '@/lib/platform/storage/reader-settings';

const root = document.documentElement;
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  document.cookie = 'lx_theme=dark; path=/';
  document.cookie = 'lx_text=; path=/';
  // The page runs it as a script of its own.
  new Function(readerSettings)();
});

test('settings of the cookies are on the page, and there again after it was made anew', async () => {
  expect(root.getAttribute('data-theme')).toBe('dark');
  expect(root.hasAttribute('data-text')).toBe(false);
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  await turn();
  expect(root.getAttribute('data-theme')).toBe('dark');
});

test('what a reader chooses meanwhile stays', async () => {
  root.setAttribute('data-theme', 'light');
  await turn();
  expect(root.getAttribute('data-theme')).toBe('light');
  document.cookie = 'lx_theme=; path=/; max-age=0';
  root.removeAttribute('data-theme');
  await turn();
  expect(root.hasAttribute('data-theme')).toBe(false);
});
