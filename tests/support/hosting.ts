import type { Page } from '@playwright/test';
import { expect } from './members';
import { PAYMENT_NOTE } from './payment-note';

/**
 * Fills in the form of a new event with two ticket types, and waits until it is saved.
 * @returns its id
 */
export async function writeEvent(page: Page, title: string, section: (name: string) => Promise<void>) {
  await page.goto('/ac_create');
  await section('名称');
  await page.getByRole('textbox', { name: '名称', exact: true }).fill(title);
  await section('地点');
  await page.getByRole('textbox', { name: '城市', exact: true }).fill('上海');
  await page.getByRole('textbox', { name: '地址', exact: true }).fill('南阳路88号');
  await section('主办方');
  const name = page.getByRole('textbox', { name: '主办方名称', exact: true });
  await name.fill('渡口工作室');
  await name.press('Enter');
  await expect(name).toHaveCount(0);
  await section('票');
  for (const [at, [name, price, quantity]] of [
    ['普通票', '280', '40'],
    ['学生票', '0', '10'],
  ].entries()) {
    await page.getByRole('button', { name: '加一种票' }).click();
    await page.getByLabel(`票种${at + 1}的名称`).fill(name ?? '');
    await page.getByLabel(`${name}的价`).fill(price ?? '');
    await page.getByLabel(`${name}的张数`).fill(quantity ?? '');
  }
  await section('退改与付款');
  await page.getByRole('textbox', { name: '转账说明', exact: true }).fill(PAYMENT_NOTE);
  await expect(page.locator('.hf-save')).toHaveAttribute('data-step', 'saved');
  await expect(page).toHaveURL(/\/ac_create\/\d+(#|$)/);
  return Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
}

/** Publishes the event whose form is open. */
export async function publishEvent(page: Page): Promise<void> {
  await page.getByRole('button', { name: '公开', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '公开', exact: true }).click();
  await expect(page.getByText('活动公开了。')).toBeVisible();
}
