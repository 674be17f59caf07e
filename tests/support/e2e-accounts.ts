import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { calls } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import type { TestSite } from './site';

export const GOOD_PASSWORD = 'quiet-harbour-94';

interface Sample {
  role: string;
  login: string;
  password: string;
}

export function sampleOf(site: TestSite, fits: (sample: Sample) => boolean): Sample {
  const all: Sample[] = JSON.parse(readFileSync(join(site.dataDir, 'sample-accounts.json'), 'utf8'));
  const account = all.find(fits);
  if (!account) throw new Error('no such sample account');
  return account;
}

/** The code in the newest letter or text message to a recipient; waits until there is one other than `before`. */
export async function codeTo(site: TestSite, to: string, before = ''): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await fetch(site.backendUrl + calls.outboxWaiting.path, {
        method: 'POST',
        headers: { [HEADERS.secret]: site.secret },
      });
      const rows: { to: string; text: string }[] = (await answer.json()).data.list;
      const newest = rows.find((row) => addressOf(row.to) === addressOf(to));
      code = /(?<!\d)\d{6}(?!\d)/.exec(newest?.text ?? '')?.[0] ?? '';
      return code !== '' && code !== before;
    })
    .toBe(true);
  return code;
}

/** A recipient in one form for comparison: phone numbers are written with and without spaces. */
const addressOf = (to: string) => (to.startsWith('+') ? to.replace(/\D/g, '') : to);

/** The login dialog, in any language. */
export const dialogOf = (page: Page) => page.locator('dialog[open]').first();

/**
 * Opens the login dialog from the header; before the page's script runs, the button is a link to /signUp, which also
 * opens it.
 */
export async function openLogin(page: Page): Promise<void> {
  await expect(async () => {
    if (await dialogOf(page).isHidden()) await page.locator('.login-button:visible').click();
    await expect(dialogOf(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.locator('input[name=email]').fill(email);
  await dialog.locator('input[name=password]').fill(password);
  await dialog.locator('button[type=submit]').click();
  await expect(page.locator('.account-button:visible')).toBeVisible();
}
