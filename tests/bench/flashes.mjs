#!/usr/bin/env node
// How fast an editor publishes with the keyboard alone: five flashes typed at the speed of a quick typist and sent with
// Enter, and which part of the time is waiting for the portal.
//   CHROMIUM_PATH=/usr/bin/chromium node tests/bench/flashes.mjs [ms per character]
// Needs a build (npm run build).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startSite } from './site.mjs';

const delay = Number(process.argv[2] ?? 200);
const TITLES = [
  '渡轮公司公布三月链上船票数据',
  '清算所把夜间时段延长两个小时',
  '北岸矿场签下一份五年供热合同',
  '仲裁庭公布争议代币的全部账本',
  '灯塔维护基金改为每季公布支出',
];

const site = await startSite();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
try {
  const samples = JSON.parse(readFileSync(join(site.backend.dataDir, 'sample-accounts.json'), 'utf8'));
  const { login, password } = samples.find(({ role }) => role === 'editor');
  const context = await browser.newContext();
  const answer = await context.request.post(`${site.base}/api/call/login`, {
    headers: { origin: site.base },
    data: { type: 4, mobile: login, password },
  });
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`);
  const page = await context.newPage();
  await page.goto(`${site.base}/desk/flash`);
  const field = page.locator('textarea[name=title]');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'title');
  const began = performance.now();
  let waited = 0;
  for (const title of TITLES) {
    await page.keyboard.type(title, { delay });
    const sent = performance.now();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.value === '');
    waited += performance.now() - sent;
  }
  const seconds = (ms) => (ms / 1000).toFixed(1);
  const total = performance.now() - began;
  await page
    .locator('[data-flash]', { hasText: TITLES.at(-1) })
    .first()
    .waitFor();
  console.log('| flashes | ms a character | all, s | waiting for the portal, s |\n|---|---|---|---|');
  console.log(`| ${TITLES.length} | ${delay} | ${seconds(total)} | ${seconds(waited)} |`);
  if ((await field.inputValue()) !== '') throw new Error('the field is not empty');
} finally {
  await browser.close();
  await site.stop();
}
