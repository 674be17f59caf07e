import { expect, type Page } from '@playwright/test';

/** The text field of an editor page. */
export const textOf = (page: Page) => page.locator('.ProseMirror');

/** The state of saving that the page shows: `saved`, or why it is not. */
export const saveStep = (page: Page) => page.locator('.wr-save').getAttribute('data-step');

export async function openEditor(page: Page, path = '/publish'): Promise<void> {
  await page.goto(path);
  await expect(textOf(page)).toBeVisible();
}

export async function expectSaved(page: Page): Promise<void> {
  await expect.poll(() => saveStep(page)).toBe('saved');
  await expect(page.locator('.wr-save')).toContainText(/\d{2}:\d{2}:\d{2}/);
}

/**
 * Writes a new draft and waits until it is saved.
 * @returns its id
 */
export async function writeDraft(page: Page, title: string, text: string): Promise<number> {
  await openEditor(page);
  await page.locator('textarea[name=title]').fill(title);
  await textOf(page).click();
  await page.keyboard.type(text);
  await expectSaved(page);
  await expect(page).toHaveURL(/\/publish\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
}

/** Submits the open draft, and confirms the dialog about warnings of the checks, which opens once. */
export async function submitAsItIs(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.wr-checks li')).not.toHaveCount(0);
  await dialog.getByRole('button', { name: '就这样送审' }).press('Enter');
}
