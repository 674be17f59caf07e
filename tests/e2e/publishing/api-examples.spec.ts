import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { SCOPES } from '@/backend/contract/api/scope-names';
import { accessibilityErrors } from '@/tests/support/accessibility';
import { examplesOn, runCurl, runTypeScript, typeErrors } from '@/tests/support/api-examples';
import { editorsKey } from '@/tests/support/api-keys';
import { expect, type MemberSite, test } from '@/tests/support/members';

interface Item {
  id: number;
  version?: number;
}

/** Makes what an example changes or reads, and answers its id and its version. */
function makers(members: MemberSite, key: string): Record<string, () => Promise<Item>> {
  const send = async (path: string, body?: object): Promise<Item> => {
    const answer = await fetch(`${members.site.base}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const { data, message } = await answer.json();
    expect(answer.status, `${path}: ${message}`).toBe(200);
    return Array.isArray(data) ? data[0] : data;
  };
  const draft = () => send('/drafts', { lang: 'en', title: 'Made for an example', body: '<p>Text.</p>' });
  const flash = () => send('/flashes', { lang: 'en', title: 'Made for an example' });
  return {
    getContent: () => send('/content?limit=1'),
    getAuthor: () => send('/authors?limit=1'),
    getTopic: () => send('/topics'),
    getEvent: () => send('/events?state=all&limit=1'),
    getDraft: draft,
    saveDraft: draft,
    submitDraft: draft,
    withdrawContent: flash,
    correctContent: flash,
    changeEvent: () => send('/events', { lang: 'en', title: 'Made for an example' }),
  };
}

test('each example of the reference does what it says, in curl and in TypeScript', async ({
  page,
  members,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'lianxun-examples-'));
  const picture = { width: 1200, height: 630, channels: 3, background: '#345' } as const;
  await sharp({ create: picture }).jpeg().toFile(join(folder, 'cover.jpg'));
  const key = await editorsKey(members, SCOPES);
  await page.goto('/en/developers');
  const examples = await examplesOn(page);
  expect(examples.length).toBeGreaterThan(40);
  const make = makers(members, key);
  const failures: string[] = [];
  for (const { name, label, text } of examples) {
    const item = await make[name]?.();
    const filled = item
      ? text
          .replace(/\b42\b/, String(item.id))
          .replace(/(version"?: ?)\d+/, (_, before: string) => `${before}${item.version}`)
      : text;
    const { isDone, output } =
      label === 'curl' ? runCurl(filled, folder, key) : await runTypeScript(filled, folder, key);
    if (!isDone) failures.push(`${name} (${label}): ${output.slice(0, 600)}`);
  }
  expect(failures).toEqual([]);
  const typed = examples.filter(({ label }) => label === 'TypeScript').map(({ text }) => text);
  expect(typeErrors(typed, folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('the reference exists in each language, names every error, and is accessible on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [prefix, title] of [
    ['', '接口说明'],
    ['/zh-hant', 'API 說明'],
    ['/en', 'API reference'],
  ]) {
    await page.goto(`${prefix}/developers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.locator('#error-keyRefused')).toContainText('urn:lianxun:error:keyRefused');
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0], prefix).toBeLessThanOrEqual(widths[1] ?? 0);
    expect(await accessibilityErrors(page, 'main'), prefix).toEqual([]);
  }
});

test('the description names every place, and the client made from it walks a list to its end', async ({
  members,
}) => {
  const { createLianxun, itemsOf } = await import('@/clients/typescript/src/client');
  const answer = await fetch(`${members.site.base}/api/v1/openapi.json`);
  const document = await answer.json();
  expect([document.openapi, document.servers]).toEqual(['3.1.0', [{ url: `${members.site.base}/api/v1` }]]);
  expect(Object.keys(document.paths)).toContain('/content/{id}');
  const lianxun = createLianxun({ site: members.site.base });
  const ids: number[] = [];
  const labels = itemsOf((cursor) => lianxun.GET('/labels', { params: { query: { cursor, limit: 5 } } }));
  for await (const { id } of labels) ids.push(id);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
  const { data, error } = await lianxun.GET('/content/{id}', { params: { path: { id: 999_999_999 } } });
  expect([data, error?.type]).toEqual([undefined, 'urn:lianxun:error:notFound']);
});
