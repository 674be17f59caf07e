import { expect, test } from '@/tests/support/browser-test';

/** Gives the site another name in the headers of the page, as the desk could. */
const rename = (name: string) => {
  for (const link of document.querySelectorAll('header a:has(> svg[viewBox="0 0 12 26"])')) {
    const part = link.querySelector('span') ?? link.lastChild;
    if (part) part.textContent = name;
  }
};
const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
/** What of the header is broken over two lines, or is not wholly in the window. */
const misplaced = (name: string) => {
  const header = [...document.querySelectorAll('header')].find((each) => each.offsetHeight > 0);
  return [...(header?.querySelectorAll('a, button') ?? [])].flatMap((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    // A name too long for its place ends in dots: its words go on, its box does not.
    const { bottom, top } = range.getBoundingClientRect();
    const { width, left, right } = part.getBoundingClientRect();
    const isShown = width > 1 && part.checkVisibility({ visibilityProperty: true });
    const words = part.textContent ?? '';
    const isInWindow = left >= 0 && right <= document.documentElement.clientWidth;
    const isLine = bottom - top <= 50;
    const isScrolled = part.closest('.overflow-x-auto') !== null;
    return isShown && !isScrolled && !(isInWindow && isLine) ? [`${name}: ${words}`] : [];
  });
};

for (const path of ['/news', '/en/news', '/en/hk', '/en/usa', '/usa'])
  test(`a name of several words stays on one line of the header, and everything beside it in the window, ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const name of ['Lianxun', 'Tideline Post', 'The Harbour and Tideline Evening Post'])
      for (const width of [360, 390, 900, 1056, 1265, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(rename, name);
        expect({ width, misplaced: await page.evaluate(misplaced, name) }).toEqual({ width, misplaced: [] });
        const cut = await page.locator('header:visible .truncate').first().evaluate(isCut);
        // The headers of the editions hold more; there the name may end in dots.
        const hasRoom = path.endsWith('/news') && (width < 900 || width > 1260);
        if (name === 'Tideline Post' && hasRoom) expect({ width, cut }).toEqual({ width, cut: false });
      }
  });
