import { expect, test } from '@/tests/support/browser-test';

test('records of a type of data are a section with its name, and each begins with its day', async ({
  page,
}) => {
  await page.goto('/DataEra/dex');
  const section = page.locator('section', { has: page.getByRole('heading', { level: 2, name: '纪录' }) });
  const rows = section.locator('article');
  expect(await rows.count()).toBeGreaterThan(0);
  const [head, row] = [await section.locator('h2').boundingBox(), await rows.first().boundingBox()];
  expect(row?.x ?? 0).toBeGreaterThan((head?.x ?? 1000) + (head?.width ?? 0));
  for (const each of await rows.all()) await expect(each.locator('time')).toHaveCount(1);
});

test('what a type of data counts, and that it is a sample, is said once above its method', async ({
  page,
}) => {
  await page.goto('/DataEra/dex');
  const sections = page.locator('main header, main figure, main article');
  const texts = (await sections.allInnerTexts()).join('\n');
  expect(texts.match(/去中心化交易所每日成交额/g)).toHaveLength(1);
  expect(texts.match(/样本(?!数据)/g)).toHaveLength(1);
});

test('ranges and comparison of a chart are one row on a wide screen', async ({ page }) => {
  await page.goto('/DataEra/dex');
  const range = await page.getByRole('button', { name: '近90日' }).boundingBox();
  const compare = await page.getByLabel('加一条对照').boundingBox();
  expect(Math.abs((range?.y ?? 0) - (compare?.y ?? 1000))).toBeLessThan(20);
});

test('sentences of the method are apart in English', async ({ page }) => {
  await page.goto('/en/DataEra/etf');
  await expect(page.locator('main')).not.toContainText(/\.Unit:/);
  await expect(page.locator('main')).toContainText(/\. Unit: /);
});

test('the curve of a supply has the ranges and the comparison of other types', async ({ page }) => {
  await page.goto('/DataEra/bitcoin');
  const figure = page.locator('main figure');
  await expect(figure.getByRole('img', { name: /发行曲线/ })).toBeVisible();
  await figure.getByRole('button', { name: '近一年' }).click();
  await expect(figure.getByRole('img', { name: /比特币已开采/ })).toBeVisible();
  await expect(figure.getByRole('img', { name: /发行曲线/ })).toHaveCount(0);
  await figure.getByLabel('加一条对照').selectOption({ index: 1 });
  await expect(figure.getByRole('img', { name: /比特币已开采/ }).locator('path')).toHaveCount(2);
  await figure.getByLabel('加一条对照').selectOption('');
  await figure.getByRole('button', { name: '全部' }).click();
  await expect(figure.getByRole('img', { name: /发行曲线/ })).toBeVisible();
});

test('the page of a supply lists records of its chain', async ({ page }) => {
  await page.goto('/DataEra/bitcoin');
  const section = page.locator('section', { has: page.getByRole('heading', { level: 2, name: '纪录' }) });
  expect(await section.locator('article').count()).toBeGreaterThan(0);
});

test('the page of bitcoin has its records below the curve, and the halvings after them', async ({ page }) => {
  await page.goto('/DataEra/bitcoin');
  const names = ['发行曲线', '纪录', '历次减半', '提到它的快讯', '怎么算的'];
  const tops = await Promise.all(
    names.map(
      async (name) =>
        (await page.locator('main').getByText(name, { exact: true }).first().boundingBox())?.y ?? 0,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(Math.min(...tops)).toBeGreaterThan(0);
});
