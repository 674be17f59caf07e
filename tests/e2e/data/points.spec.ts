import type { Locator } from '@playwright/test';
import { asEditor, storeSeries } from '@/tests/support/data-series';
import { asMember, expect, test } from '@/tests/support/members';

const DAY_MS = 86_400_000;
/**
 * Number of values in a day, from UTC midnight on. The last one is the value of the day; the others go higher and
 * lower.
 */
const A_DAY = 4000;
const DAYS = 25;

/** Goes to the first point of a chart, also while the chart's script is still loading. */
async function toFirst(cursor: Locator, first: RegExp): Promise<void> {
  await cursor.focus();
  await cursor.press('Home');
  await expect(cursor).toHaveAttribute('aria-valuetext', first);
  await expect(cursor).toBeFocused();
}

test('the points of a chart are read by keyboard, each with its day', async ({ page, members }) => {
  const lines = Array.from(
    { length: 10 },
    (_, at) => `2026-11-${String(at + 1).padStart(2, '0')},${at * at}`,
  );
  await storeSeries(members, 'few', lines);
  await expect.poll(async () => (await members.site.get('/en/DataEra/few')).status).toBe(200);
  await page.goto('/en/DataEra/few', { waitUntil: 'domcontentloaded' });
  // The picture to share is drawn from the same numbers.
  const picture = await page.getByRole('link', { name: 'Share picture' }).getAttribute('href');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toContain('image/');
  const cursor = page.locator('main input[type=range]');
  await toFirst(cursor, /1 Nov.* 0$/);
  for (let at = 1; at < 10; at += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(`\\b${at + 1} Nov.* ${at * at}$`));
  }
});

test('a hundred thousand points are shown as one value for each day, the same in every place', async ({
  page,
  members,
}) => {
  const first = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAYS * DAY_MS;
  const closing = (day: number) => 500 + day;
  const lines = Array.from({ length: A_DAY * DAYS }, (_, at) => {
    const [day, place] = [Math.floor(at / A_DAY), at % A_DAY];
    const value = place === A_DAY - 1 ? closing(day) : 500 + ((at * 37) % 300) - 150;
    return `${new Date(first + day * DAY_MS + place * 20_000).toISOString()},${value}`;
  });
  await storeSeries(members, 'many', lines);
  await expect.poll(async () => (await members.site.get('/en/DataEra/many')).status).toBe(200);

  await page.goto('/en/DataEra/many', { waitUntil: 'domcontentloaded' });
  const cursor = page.locator('main input[type=range]');
  await expect(cursor).toHaveAttribute('max', String(DAYS - 1));
  await toFirst(cursor, new RegExp(` ${closing(0)}$`));
  await page.keyboard.press('End');
  for (let day = DAYS - 1; day >= 0; day -= 1) {
    await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(` ${closing(day)}$`));
    await page.keyboard.press('ArrowLeft');
  }
  // Another range, which the page fetches, shows the same value.
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await cursor.focus();
  await page.keyboard.press('Home');
  await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(` ${closing(0)}$`));

  const editor = await asEditor(members);
  const body =
    '<p>A line.</p><figure class="series" data-key="many" data-days="30"><figcaption>Many</figcaption></figure>';
  const text = { lang: 'en' as const, title: 'A line of many points', summary: 'A month.', body };
  const drafted = (await asMember(members, editor, 'saveDraft', { kind: 'article', ...text, category_id: 1 }))
    .data;
  const sent = (await asMember(members, editor, 'submitContent', drafted)).data;
  const { id } = (await asMember(members, editor, 'approveContent', sent)).data;
  // The article shows a chart; its Markdown shows a table instead.
  for (const path of [`/en/wz_detail/${id}`, `/en/wz_detail/${id}.md`])
    for (const day of [DAYS - 1, DAYS - 2, DAYS - 7])
      await expect
        .poll(async () => (await members.site.get(path)).html, { message: `${path} ${day}` })
        .toContain(String(closing(day)));
  const download = await (await fetch(`${members.site.base}/api/data/many.csv`)).text();
  expect(download.trim().split('\n')).toHaveLength(A_DAY * DAYS + 1);
  const frame = await (await fetch(`${members.site.base}/api/data/many.html?locale=en`)).text();
  expect(frame).toContain(String(closing(DAYS - 1)));
});
