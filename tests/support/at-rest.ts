import type { Page } from '@playwright/test';

const STILL_MS = 500;

/** Opens a page and waits until it is loaded and sends no requests. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAtRest(page);
}

/**
 * Waits until a page has started no request for half a second. Requests that stay open do not count, because a page
 * with a live stream always has one.
 */
export async function untilAtRest(page: Page): Promise<void> {
  let last = Date.now();
  const onRequest = () => (last = Date.now());
  page.on('request', onRequest);
  while (Date.now() - last < STILL_MS) await page.waitForTimeout(STILL_MS / 5);
  page.off('request', onRequest);
}
