import { readFile, writeFile } from 'node:fs/promises';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { expect, signInByProvider, test, toast } from '@/tests/support/members';

test('an editor adds, tries, changes and removes old addresses, and takes the table out and in', async ({
  page,
  members,
}, info) => {
  const { login, password } = sampleOf(members.site, (account) => account.role === 'editor');
  await signInByProvider(page.context(), members, { email: login, password });
  await page.goto('/desk/redirects');
  const add = page.getByRole('region', { name: '加一个旧地址' });
  const fill = async (from: string, to: string) => {
    await add.getByLabel('旧地址').fill(from);
    await add.getByLabel('通向').fill(to);
    await add.getByRole('button', { name: '加上' }).click();
  };
  const rows = page.locator('[data-redirect]');

  await fill('/2019/05/%E6%B8%A1%E5%8F%A3/', '/news');
  await expect(rows.first()).toContainText('/2019/05/渡口');
  await fill('/archives/*', '//evil.example/$1');
  await expect(add.getByRole('alert')).toHaveText('请填以/开头的路径，或完整的https地址。');
  await fill('/archives/*', '/archives/x/$1');
  await expect(add.getByRole('alert')).toHaveText('这样会绕回它自己。');
  await fill('/archives/*', '/wz_detail/$1');
  await expect(rows).toHaveCount(2);

  const trial = page.getByRole('region', { name: '试一个地址' });
  await trial.getByLabel('地址').fill('/archives/1001');
  await trial.getByRole('button', { name: '试一试' }).press('Enter');
  await expect(trial.getByRole('status')).toContainText('通向 /wz_detail/1001');

  const first = rows.filter({ hasText: '渡口' });
  await first.getByRole('button', { name: '修改' }).click();
  await first.getByLabel('没有新地址，答410').check();
  await first.getByRole('button', { name: '保存' }).click();
  await expect(first).toContainText('410，已经没有了');

  const list = info.outputPath('list.csv');
  await writeFile(list, 'from,to,status\n/a,/features,301\n/b,nowhere,\n');
  await page.getByLabel('导入CSV').setInputFiles(list);
  await expect(page.getByText('新加1个，更新0个，没变0个。')).toBeVisible();
  await expect(page.getByText(/^第3行 \/b/)).toBeVisible();
  await expect(rows).toHaveCount(3);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('/archives/*,/wz_detail/$1,308,0');

  await page.getByRole('searchbox').fill('2019/05/%E6%B8%A1');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: '移除' }).click();
  await expect(toast(page, '已移除/2019/05/渡口。')).toBeVisible();
  await expect(page.getByText('没有这样的地址。')).toBeVisible();
});
