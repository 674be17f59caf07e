#!/usr/bin/env node
// What the editor costs authors, and what it does not cost readers: transferred bytes of a page's scripts, and the time
// from requesting the page until the first typed letter is in the text.
//   CHROMIUM_PATH=/usr/bin/chromium node tests/bench/editor.mjs [rounds]
// Needs a build (npm run build).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startSite } from './site.mjs';

const rounds = Number(process.argv[2] ?? 5);
const site = await startSite();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
try {
  const samples = JSON.parse(readFileSync(join(site.backend.dataDir, 'sample-accounts.json'), 'utf8'));
  const { login, password } = samples.find(({ role }) => role === 'columnist');
  const list = await (await fetch(`${site.base}/home_wz`)).text();
  const article = /href="(\/wz_detail\/\d+)"/.exec(list)?.[1];
  console.log('| page | scripts | KB compressed | first letter, median ms |\n|---|---|---|---|');
  for (const path of [article, '/mywz', '/publish']) {
    const openings = [];
    for (let round = 0; round < rounds; round += 1) openings.push(await open(path, { login, password }));
    const { scripts, bytes } = openings[0];
    const times = openings.map(({ ms }) => ms).sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)];
    console.log(
      `| \`${path.replace(/\d+/, '…')}\` | ${scripts} | ${(bytes / 1000).toFixed(1)} | ${median?.toFixed(0) ?? ''} |`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
}

/** A page in a browser with an empty cache. */
async function open(path, { login, password }) {
  const context = await browser.newContext();
  const answer = await context.request.post(`${site.base}/api/call/login`, {
    headers: { origin: site.base },
    data: { type: 4, mobile: login, password },
  });
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const scripts = new Set();
  let bytes = 0;
  line.on('Network.responseReceived', ({ type, requestId }) => type === 'Script' && scripts.add(requestId));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(site.base + path);
  let ms;
  if (path === '/publish') {
    await page.locator('.ProseMirror').click();
    await page.keyboard.type('字');
    await page.locator('.ProseMirror', { hasText: '字' }).waitFor();
    ms = performance.now() - began;
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  return { scripts: scripts.size, bytes, ms };
}
