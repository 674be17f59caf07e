import type { Page } from '@playwright/test';

/** In the browser's console, before what the policy of a page refused. */
const MARK = 'REFUSED ';

/** Calls back with everything that the content security policy of a page refuses from now on. */
export async function listenForRefusals(page: Page, onRefusal: (refusal: string) => void): Promise<void> {
  page.on('console', (message) => {
    if (message.text().startsWith(MARK)) onRefusal(message.text().slice(MARK.length));
  });
  await page.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.log(`${mark}${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  }, MARK);
}

/** Waits until React has taken over a page, which means that its scripts ran. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}
