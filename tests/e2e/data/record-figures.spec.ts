import { storeSeries } from '@/tests/support/data-series';
import { expect, test } from '@/tests/support/members';

const DAY_MS = 86_400_000;
const DAYS = 120;

test('the figures of the records stand on one line', async ({ page, members }) => {
  // Both grow by one each day, so that the last day that is over is a record of each.
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = Array.from(
    { length: DAYS },
    (_, day) => `${new Date(today - (DAYS - day) * DAY_MS).toISOString().slice(0, 10)},${1000 + day}`,
  );
  for (const key of ['record-first', 'record-second']) await storeSeries(members, key, lines);
  await expect
    .poll(async () => (await members.site.get('/DataEra')).html)
    .toMatch(/data-quote[\s\S]*data-quote/);
  await page.goto('/DataEra');
  const figures = page.locator('main li:has([data-quote]) .n-display');
  const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});
