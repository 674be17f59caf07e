import { createHash } from 'node:crypto';
import { expect, test } from '@/tests/support/browser-test';
import { listenForRefusals, untilAlive } from '@/tests/support/page-scripts';
import { observe, readPolicy } from '@/tests/support/observatory';
import { addressOf, listPageTypes } from '@/tests/support/page-types';
import { TestSite } from '@/tests/support/site';

/** Configured as behind a TLS proxy; the tests send their requests directly. */
const site = new TestSite(3488, 4488, { SITE_URL: 'https://lianxun.example' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(() => site.destroy());

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const INTERNAL = /^x-(middleware|nextjs|next|lx|error)-|^x-powered-by$/;

const read = async (path: string) => (await fetch(site.base + path)).text();

/** Inline scripts of a page that its policy does not allow. */
function forbidden(html: string, policy: string): string[] {
  const allowed = readPolicy(policy)?.get('script-src') ?? [];
  const nonce = allowed.find((source) => source.startsWith("'nonce-"))?.slice(7, -1);
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) => {
    if (/ src=|application\/ld\+json/.test(attributes)) return [];
    if (nonce && attributes.includes(`nonce="${nonce}"`)) return [];
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    return allowed.includes(hash) ? [] : [code.slice(0, 80)];
  });
}

test('every page is graded A+, rendered or cached, and allows its own scripts and nothing else', async () => {
  test.setTimeout(300_000);
  const types = await listPageTypes(read);
  const addresses = types.flatMap((type) => type.locales.map((locale) => addressOf(type, locale)));
  for (const address of [...addresses, '/no-such-page', '/my', '/wz_detail/999999']) {
    for (const time of ['first', 'second']) {
      const answer = await fetch(site.base + address);
      const headers = Object.fromEntries(answer.headers);
      const html = await answer.text();
      const label = `${address}, ${time} time`;
      expect(observe({ headers, cookies: answer.headers.getSetCookie() }).grade, label).toBe('A+');
      expect(forbidden(html, headers['content-security-policy'] ?? ''), label).toEqual([]);
      expect(html.match(/<script/g)?.length, label).toBeGreaterThan(5);
      expect(
        Object.keys(headers).filter((name) => INTERNAL.test(name)),
        label,
      ).toEqual([]);
    }
  }
});

test('headers of one reader appear on no page, neither theirs nor another’s', async () => {
  const mark = 'chosenbythereader0000000';
  const headers = {
    'content-security-policy': `script-src 'nonce-${mark}'`,
    'x-lx-inline-hashes': `sha256-${mark}`,
    'x-error-document': mark,
  };
  for (const path of ['/en/events', '/en/search/ETH', '/en/no-such-page']) {
    const answer = await fetch(site.base + path, { headers });
    expect(JSON.stringify([...answer.headers]) + (await answer.text()), path).not.toContain(mark);
    expect(await read(path), path).not.toContain(mark);
  }
});

test('an injected script does not run', async ({ page }) => {
  const refused: string[] = [];
  await listenForRefusals(page, (refusal) => refused.push(refusal));
  const inject = (withPolicy: boolean) =>
    page.route('**/home_hz', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '</main>',
        '<script>window.stolen = 1</script><img src="x" onerror="window.stolen = 1"></main>',
      );
      const { 'content-security-policy': policy = '', ...headers } = answer.headers();
      await route.fulfill({
        headers: withPolicy ? { ...headers, 'content-security-policy': policy } : headers,
        body,
      });
    });
  const stolen = () => page.evaluate(() => 'stolen' in window);
  await inject(false);
  await page.goto('/home_hz');
  expect(await stolen()).toBe(true);
  await page.unroute('**/home_hz');
  await inject(true);
  await page.goto('/home_hz');
  await untilAlive(page);
  expect(await stolen()).toBe(false);
  expect(refused.length).toBeGreaterThan(0);
});
