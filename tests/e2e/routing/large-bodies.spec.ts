import { expect, test } from '@/tests/support/browser-test';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { peakMemory, pour } from '@/tests/support/memory';
import { TestSite } from '@/tests/support/site';
import { FORM_HEAD, FORM_TYPE, sendSlowly } from '@/tests/support/slow-sender';

const MEBIBYTES = 400;
/** How much more memory three requests at once may take, in MiB. Bodies are not held in memory. */
const MAX_GROWTH_MIB = 250;

const site = new TestSite(3489, 4489);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(() => site.destroy());

const json = { 'content-type': 'application/json' };

for (const [program, path, status, headers] of [
  ['portal', '/api/pvuv', 413, { ...json, origin: site.base }],
  ['portal', '/api/call/login', 413, { ...json, origin: site.base }],
  ['portal', '/api/revalidate', 413, { ...json, 'x-backend-secret': site.secret }],
  ['portal', '/api/addresses', 413, { ...json, 'x-backend-secret': site.secret }],
  ['portal', '/api/upload', 401, { 'content-type': 'multipart/form-data; boundary=x', origin: site.base }],
  ['portal', '/api/session', 405, json],
  ['portal', '/news', 405, json],
  ['backend', '/login', 413, json],
  ['backend', '/pvuv', 413, json],
  ['backend', '/internal/import', 413, { ...json, 'x-backend-secret': site.secret }],
  ['backend', '/internal/import', 404, json],
  ['backend', '/none-such', 404, json],
] as const) {
  test(`three posts of ${MEBIBYTES} MB to ${path} of the ${program} are refused by ${status} and not held`, async () => {
    test.setTimeout(120_000);
    const base = program === 'portal' ? site.base : site.backendUrl;
    // The first answer of a program that was just started takes memory for its code.
    await pour(base + path, 2, headers);
    const before = peakMemory(site.pidOf(program));
    const answers = await Promise.all(Array.from({ length: 3 }, () => pour(base + path, MEBIBYTES, headers)));
    // The connection of a client that keeps sending is closed (0); one that reads gets the status.
    for (const answer of answers) expect([status, 0]).toContain(answer);
    expect(await pour(base + path, 2, headers)).toBe(
      path === '/internal/import' && status === 413 ? 400 : status,
    );
    const after = peakMemory(site.pidOf(program));
    if (before !== null && after !== null) expect(after - before).toBeLessThan(MAX_GROWTH_MIB);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });
}

const form = { 'content-type': FORM_TYPE, origin: site.base };

for (const [what, path, status, headers, before, mebibytes] of [
  ['a body over the limit', '/api/call/login', 413, { ...json, origin: site.base }, '', 20],
  ['a body from another site', '/api/call/login', 403, json, '', 20],
  ['a picture over the limit', '/api/upload', 413, { ...form, cookie: 'reader' }, FORM_HEAD, 20],
  ['a picture of nobody', '/api/upload', 401, form, FORM_HEAD, 20],
  ['a picture of somebody who has signed out', '/api/upload', 401, { ...form, cookie: 'gone' }, FORM_HEAD, 4],
] as const) {
  test(`the sender of ${what} who reads only after the last piece gets ${status}`, async () => {
    const cookies = {
      reader: '',
      gone: '',
      ...('cookie' in headers && { [headers.cookie]: await signIn() }),
    };
    if (cookies.gone) await post('/api/call/logOut', {}, cookies.gone);
    const sent = { ...headers, ...('cookie' in headers && { cookie: cookies[headers.cookie] }) };
    expect(await sendSlowly(site.base + path, sent, before, mebibytes)).toMatch(`HTTP/1.1 ${status} `);
  });
}

const post = (path: string, body: unknown, cookie = '') =>
  fetch(site.base + path, {
    method: 'POST',
    headers: { ...json, origin: site.base, cookie },
    body: JSON.stringify(body),
  });

/** The cookies of a reader who has just signed in. */
async function signIn(): Promise<string> {
  const { login: mobile, password } = sampleOf(site, ({ role }) => role === 'reader');
  const signedIn = await post('/api/call/login', { type: 4, mobile, password });
  return signedIn.headers
    .getSetCookie()
    .map((setCookie) => setCookie.split(';')[0])
    .join('; ');
}
