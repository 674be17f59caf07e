import { expect, test } from '@/tests/support/browser-test';
import { BareBackend } from '@/tests/support/bare-backend';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { listPageTypes } from '@/tests/support/page-types';
import { OFFSET, TestSite } from '@/tests/support/site';

const BARE_PORT = 4495 + OFFSET;
const site = new TestSite(3490, 4490, { BACKEND_URL: `http://127.0.0.1:${BARE_PORT}`, LIMITS_TIMES: '1000' });
const bare = new BareBackend(BARE_PORT, site.backendUrl);

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  await site.start('backend');
  await bare.start();
  await site.start('portal');
});
test.afterAll(async () => {
  bare.stop();
  await site.destroy();
});
test.afterEach(() => bare.instead.clear());

const post = (path: string, data: unknown, cookie = '') =>
  fetch(site.base + path, {
    method: 'POST',
    headers: { origin: site.base, 'content-type': 'application/json', 'x-locale': 'en', cookie },
    body: JSON.stringify(data),
  });

test('every page type works with a backend that sends only code, message and data', async () => {
  for (const { path } of await listPageTypes(async (pagePath) => (await site.get(pagePath)).html))
    expect((await site.get(path)).status, path).toBe(200);
});

test('a missing page answers 404, a withdrawn story 410', async () => {
  for (const path of ['/wz_detail/999999', '/news/999999', '/events/999999', '/columnlist/999999'])
    expect((await site.get(path)).status, path).toBe(404);
  const item = { sourceKey: 'bare:1', title: '撤下的一篇' };
  await site.import([item]);
  const [{ id }] = (await site.post('/getArticleList', { size: 1 })).list;
  await site.import([{ ...item, status: 'withdrawn' }]);
  expect((await site.get(`/wz_detail/${id}`)).status).toBe(410);
});

test('the message of the backend reaches the reader, whatever its code', async () => {
  bare.instead.set('/login', { status: 200, code: 20417, message: 'The branch is closed today' });
  const answer = await post('/api/call/login', {
    type: 4,
    mobile: 'a@example.test',
    password: 'x'.repeat(12),
  });
  expect(await answer.json()).toMatchObject({ code: 20417, message: 'The branch is closed today' });
});

test('a session ends only when the backend says that it is unknown', async () => {
  const { login: mobile, password } = sampleOf(site, ({ role }) => role === 'reader');
  const signedIn = await post('/api/call/login', { type: 4, mobile, password });
  expect((await signedIn.json()).code).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((setCookie) => setCookie.split(';')[0])
    .join('; ');
  const ends = async (answer: Promise<Response>) =>
    (await answer).headers.getSetCookie().some((setCookie) => /^lx_session=;/.test(setCookie));
  const overview = () => post('/api/call/userOverview', {}, cookie);
  const session = () => fetch(`${site.base}/api/session`, { headers: { cookie } });
  for (const code of [5006, 10500, 429, 1005]) {
    bare.instead.set('/getUserInfo', { status: 200, code, message: 'Not now' });
    expect(await ends(session()), String(code)).toBe(false);
  }
  for (const [status, code] of [
    [200, 10200],
    [401, 10200],
    [401, 401],
  ] as const) {
    bare.instead.set('/getUserInformation', { status, code, message: 'Who are you?' });
    expect(await ends(overview()), String(code)).toBe(true);
  }
});
