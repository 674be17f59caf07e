import type { APIRequestContext } from '@playwright/test';
import { lastTo } from '@/tests/support/accounts';
import { accessibilityErrors } from '@/tests/support/accessibility';
import { widthOver } from '@/tests/support/widths';
import { expect, test } from '@/tests/support/browser-test';
import en from '@/messages/en.json';

const words = en.letters;

/** Every address in a letter, as a scanner of a mail service opens them. */
async function scan(request: APIRequestContext, text: string, base: string): Promise<string[]> {
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) =>
    link.replace(/^https?:\/\/[^/]+/, base),
  );
  for (const link of links) expect((await request.get(link)).ok()).toBe(true);
  return links;
}

test.describe('newsletters', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts a reader subscribes, confirms, changes and leaves; a scanner of links does none of it', async ({
    page,
    members: { site },
  }) => {
    const email = `reader-${Date.now()}@example.test`;
    await page.goto(`${site.base}/en/letters`);
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.subscribe }).click();
    await expect(page.getByRole('heading', { name: words.done.sent.title })).toBeVisible();

    const backend = {
      secret: site.secret,
      dataDir: site.dataDir,
      raw: (path: string, init?: RequestInit) => fetch(site.backendUrl + path, init),
    };
    const letter = (await lastTo(backend, email))?.text ?? '';
    const [confirmUrl = ''] = (await scan(page.request, letter, site.base)).filter((link) =>
      link.includes('/letters/confirm/'),
    );
    // What waits for a confirmation is not ticked, and saving something else neither confirms nor ends it.
    await page.goto(confirmUrl.replace('/confirm/', '/preferences/'));
    const waits = page.getByText(words.preferences.waiting);
    await expect(waits.first()).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: words.preferences.save }).click();
    await expect(waits.first()).toBeVisible();

    await page.goto(confirmUrl);
    await expect(page.getByRole('heading', { name: words.confirm.title })).toBeVisible();
    await page.getByRole('button', { name: words.confirm.button }).click();
    await expect(page.getByRole('heading', { name: words.done.confirmed.title })).toBeVisible();

    const key = confirmUrl.split('/').at(-1) ?? '';
    await page.goto(`${site.base}/en/letters/preferences/${key}`);
    await page.getByRole('checkbox', { name: 'Weekly' }).check();
    await page.getByRole('button', { name: words.preferences.save }).click();
    await expect(page.getByRole('checkbox', { name: 'Weekly' })).toBeChecked();

    // A scanner opens the page to unsubscribe, and nothing happens; one request without a second question ends it.
    const leaving = `${site.base}/letters/unsubscribe/${key}`;
    expect((await page.request.get(leaving)).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Weekly' })).toBeChecked();
    const oneClick = await page.request.post(leaving, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      data: 'List-Unsubscribe=One-Click',
      maxRedirects: 0,
    });
    expect(oneClick.status()).toBe(200);
    await page.goto(`${site.base}/en/letters/preferences/${key}`);
    await expect(page.getByText(words.preferences.left)).toBeVisible();
    await page.getByRole('button', { name: words.preferences.restore }).click();
    await expect(page.getByRole('checkbox', { name: 'Weekly' })).toBeChecked();
  });
});

test('the page of newsletters and a letter are there in three languages, in reach of everybody', async ({
  page,
}) => {
  await page.goto('/letters');
  const address = await page.locator('a[href^="/letters/"]').first().getAttribute('href');
  for (const path of ['/letters', address])
    for (const prefix of ['', '/zh-hant', '/en']) {
      const answer = await page.goto(`${prefix}${path}`);
      expect(answer?.status()).toBe(200);
      expect(await accessibilityErrors(page)).toEqual([]);
      expect(await widthOver(page)).toBeLessThanOrEqual(0);
    }
});
