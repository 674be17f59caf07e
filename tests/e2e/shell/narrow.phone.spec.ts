import { asEditor, expect, newMember, signInByProvider, test } from '@/tests/support/members';
import { widthErrors } from '@/tests/support/widths';

/** The narrowest screen pages are read on without scrolling sideways: 1280 px at four times the size. */
const NARROW = { width: 320, height: 640 };

test.beforeEach(({ page }) => page.setViewportSize(NARROW));

test('landings fit into 320 px with the long names of halls in English', async ({ page }) => {
  for (const path of ['/en/forum_2024', '/en/forum_2025', '/en/polkadot2024', '/en/hk_annualceremony']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('the dates under the stops do not run into each other, and no unit of a figure is torn', async ({
  page,
}) => {
  await page.goto('/en/polkadot2024');
  const boxes = await page.locator('.landing-dots-names b.n').evaluateAll((dates) =>
    dates.map((date) => {
      const range = document.createRange();
      range.selectNodeContents(date);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(boxes.length).toBeGreaterThan(3);
  boxes.slice(1).forEach(({ left }, at) => expect(left).toBeGreaterThanOrEqual(boxes[at]?.right ?? 0));
  const lines = await page
    .locator('dl dd > .n-display + span')
    .evaluateAll((units) => units.map((unit) => unit.getClientRects().length));
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set([1]));
  const heights = await page
    .locator('dl dd > .n-display + span')
    .evaluateAll((units) => units.map((unit) => unit.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(40);
});

test('a bar of the agenda shows its whole number or none', async ({ page }) => {
  await page.goto('/forum_2024');
  const cut = await page.locator('.landing-track a').evaluateAll((bars) =>
    bars
      .filter((bar) => {
        const range = document.createRange();
        range.selectNodeContents(bar);
        const width = range.getBoundingClientRect().width;
        return range.getClientRects().length > 1 || width > bar.getBoundingClientRect().width;
      })
      .map((bar) => bar.textContent),
  );
  expect(cut).toEqual([]);
});

test('the editor says how a draft is stored in whole words', async ({ page, members }) => {
  await signInByProvider(page.context(), members, await newMember(members));
  for (const path of ['/publish', '/en/publish']) {
    await page.goto(path);
    const word = page.locator('.wr-save > .n');
    await expect(word).not.toBeEmpty();
    const [text, room] = await word.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [
        range.getBoundingClientRect(),
        element.closest('.wr-save')?.getBoundingClientRect() ?? new DOMRect(),
      ];
    });
    expect(text.right, path).toBeLessThanOrEqual(room.right + 1);
    expect(text.bottom, path).toBeLessThanOrEqual(52);
  }
});

test('pages of organisers and writers are not wider than the screen, also with text twice as large', async ({
  page,
  members,
}) => {
  await asEditor(page, members);
  for (const path of ['/ac_create', '/ac_organ', '/publish', '/mywz', '/my', '/en/ac_create', '/en/my']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await widthErrors(page), path).toEqual([]);
  }
});

test('no line of a title begins with a colon, and no year is torn', async ({ page }) => {
  const linesOf = (path: string) =>
    page.goto(path).then(() =>
      page.locator('main .headline').evaluateAll((titles) =>
        titles.flatMap((title) => {
          const lines: { top: number; text: string }[] = [];
          const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          while (walker.nextNode())
            for (let at = 0; at < (walker.currentNode.textContent ?? '').length; at += 1) {
              range.setStart(walker.currentNode, at);
              range.setEnd(walker.currentNode, at + 1);
              const { top } = range.getBoundingClientRect();
              const last = lines.at(-1);
              if (last && Math.abs(last.top - top) < 4) last.text += range.toString();
              else lines.push({ top, text: range.toString() });
            }
          return lines.map(({ text }) => text);
        }),
      ),
    );
  const lines = [...(await linesOf('/CryptoTime')), ...(await linesOf('/events'))];
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => /^[，。：；、]|^\d{1,3}$/u.test(line))).toEqual([]);
});

test('the first days of the months in the calendar stand apart', async ({ page }) => {
  await page.goto('/gw_shijian');
  const days = await page.locator('main p > time').evaluateAll((all) =>
    all.map((day) => {
      const { left, right, top } = day.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  expect(days.length).toBeGreaterThan(27);
  const touching = days.slice(1).filter(({ left, top }, at) => {
    const before = days[at];
    return before !== undefined && Math.abs(before.top - top) < 8 && left < before.right + 2;
  });
  expect(touching).toEqual([]);
});
