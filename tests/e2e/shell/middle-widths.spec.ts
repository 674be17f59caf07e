import { expect, test } from '@/tests/support/browser-test';

/** Width of a field's placeholder in its font, and of the field. */
const hintOf = (field: HTMLInputElement) => {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('no canvas');
  const style = getComputedStyle(field);
  brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return { text: brush.measureText(field.placeholder).width, room: field.clientWidth };
};

for (const prefix of ['', '/zh-hant', '/en'])
  test(`between 900 and 1279 px the header shows everything it shows at 1440, ${prefix || '/'}`, async ({
    page,
  }) => {
    // The date, how many flashes there are today, and how many important ones when there are any.
    const facts = page.locator('header:visible').first().locator('p b:visible');
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(`${prefix}/news`);
    await expect(facts).not.toHaveCount(0);
    const shown = await facts.allTextContents();
    expect(shown.length).toBeGreaterThan(1);
    for (const width of [900, 1024, 1279]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/news`);
      const header = page.locator('header:visible').first();
      await expect(facts).toHaveText(shown);
      // Before its font is there, the placeholder is measured in another, wider one.
      await page.evaluate(() => document.fonts.ready);
      const hint = await header.locator('input[name=keyword]').evaluate(hintOf);
      expect({ width, fits: hint.text <= hint.room }).toEqual({ width, fits: true });
      const [line, search] = [
        await header.locator('p').first().boundingBox(),
        await header.locator('form').boundingBox(),
      ];
      expect((line?.x ?? 0) + (line?.width ?? 0), `${width}`).toBeLessThanOrEqual(search?.x ?? 0);
      // Price and change are each on one line.
      const prices = page.locator('section li.n:visible');
      await expect(prices).toHaveCount(5);
      for (const row of await prices.all()) {
        await expect(row).toContainText('%');
        for (const part of await row.locator('> *').all())
          expect((await part.boundingBox())?.height ?? 32).toBeLessThan(32);
      }
    }
  });

test('between 900 and 1279 px the tickets of an event come before its text, on a phone after it', async ({
  page,
}) => {
  const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  for (const [width, isBefore] of [
    [390, false],
    [900, true],
    [1279, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/events/101');
    const [tickets, text] = [await topOf('#tickets'), await topOf('article .rich-text')];
    expect({ width, isBefore: tickets < text }).toEqual({ width, isBefore });
  }
});

test('the price colours selected in the footer are those in use', async ({ page }) => {
  for (const [path, usual] of [
    ['/news', 'red-up'],
    ['/en/news', 'green-up'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(`footer input[value=${usual}]`)).toBeChecked();
  }
});

test('day, title and price of the events on the home page are aligned in rows, whatever the length of a title', async ({
  page,
}) => {
  await page.goto('/home');
  const cards = page.locator('main li:has(> h3 a[href^="/events/"])');
  await expect(cards).toHaveCount(3);
  for (const part of ['h3', 'p:last-child']) {
    const boxes = await Promise.all(
      (await cards.locator(part).all()).map((locator) => locator.boundingBox()),
    );
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
  }
});
