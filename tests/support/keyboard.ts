import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of the Tab key than any page needs. */
const MAX_STOPS = 200;
/** In ms: a target that is absent for this long does not come back. */
const GONE_MS = 10_000;

/**
 * Moves the focus to a control with the Tab key alone.
 * @throws when the control is not reached, or is removed meanwhile
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await isFocused(page, target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by keyboard: ${String(target)}; ${await whereFocusIs(page)}`);
}

/** Moves the focus to a control with Tab, and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field with Tab, and replaces its text. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

function isFocused(page: Page, target: Locator): Promise<boolean> {
  return target
    .evaluate((element) => element === document.activeElement, undefined, { timeout: GONE_MS })
    .catch(async (error: unknown) => {
      throw new Error(`gone on the way to it: ${String(target)}; ${await whereFocusIs(page)}`, {
        cause: error,
      });
    });
}

const whereFocusIs = (page: Page) =>
  page.evaluate(() => `the focus is on ${document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing'}`);
