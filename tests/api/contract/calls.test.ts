import { readFileSync } from 'node:fs';
import { calls, type CallName } from '@/backend/contract/calls';
import type { Call } from '@/backend/contract/call';
import { PUBLIC_CALLS, publicAnswer, publicInputs } from '@/tests/support/public-calls';
import { startBackend, type TestBackend } from '@/tests/support/backend';

/** The calls that this backend must have, with their methods. */
const SPEC_CALLS: [string, 'GET' | 'POST'][] = [
  ...[
    '/homeLinsts',
    '/homeHotList',
    '/dexList',
    '/dexRecommendList',
    '/homeSearchList',
    '/categoryLists',
    '/getLabelDetails',
    '/getTicketDetails',
    '/getZLHostLists',
  ].map((path) => [path, 'GET'] as [string, 'GET']),
  ...[
    '/relatedRecommen',
    '/getRecommendBanner',
    '/getArticleList',
    '/getEventDetails',
    '/getRecommendLists',
    '/getSpecial',
    '/getSpecialDetails',
    '/getActivityList',
    '/getActivityDetails',
    '/getInformationDetails',
    '/getWeekDetails',
    '/getCooperationDetails',
    '/getNoticeDetails',
    '/getPopularColumn',
    '/getWeekAuthorList',
    '/getAuthorListNew',
    '/toolsList',
    '/dataereList',
    '/spotData',
    '/hotColumns',
    '/getAppConfig',
    '/hotSearch',
    '/search',
    '/getSearchRecords',
    '/delSearchRecords',
    '/searchMore',
    '/getPhoneCode',
    '/pvuv',
    '/login',
    '/googleLogin',
    '/getUserInfo',
    '/editUserInfo',
    '/verifySms',
    '/verifyEmailSms',
    '/setPassword',
    '/resetPassword',
    '/myCollection',
    '/myFollow',
    '/followAuthor',
    '/submitFeedback',
    '/likeInformation',
    '/logOut',
    '/getShareSignaTure',
    '/toUserInfo',
    '/getUserInformation',
    '/sendSms',
    '/sendMailSms',
    '/forgotPassword',
    '/collectionInformation',
    '/cancelCollectionInformation',
    '/getTwitterAuthUrl',
    '/twitterAuthCallback',
    '/uploadData',
    '/createOrder',
    '/orderDetails',
    '/cancelOrder',
    '/myOrders',
    ...[
      'lists',
      'getExportData',
      'home',
      'mylists',
      'details',
      'mainLists2',
      'update',
      'destroy',
      'order',
      'orderCheck',
      'orderCancel',
      'orderUpdate',
    ].map((name) => `/admin/activity/${name}`),
  ].map((path) => [path, 'POST'] as [string, 'POST']),
];

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.destroy());

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test('the contract has every call of the specification, at its method', () => {
  const contractCalls = Object.values<Call>(calls);
  const missing = SPEC_CALLS.filter(
    ([path, method]) => !contractCalls.some((call) => call.path === path && call.methods.includes(method)),
  );
  expect(missing).toEqual([]);
});

const flashId = async () => (await backend.call('flashes', { size: 1 })).list[0]?.id ?? 0;

const inputs = () => publicInputs(backend);

describe.each(PUBLIC_CALLS)('%s', (name, call) => {
  test.each(['zh-Hans', 'zh-Hant', 'en'])(
    'answers in the envelope, with data as in the contract (%s)',
    async (locale) => {
      const input = { ...(await inputs()[name as CallName]?.()), locale };
      const envelope = JSON.parse(await publicAnswer(backend, call, input));
      expect(envelope).toMatchObject({ code: 200, message: 'ok' });
      expect(call.output.safeParse(envelope.data).error).toBeUndefined();
    },
  );

  test('refuses the other methods with 405', async () => {
    const other = call.methods[0] === 'GET' ? json({}) : { method: 'GET' };
    const answer = await backend.raw(call.path, other);
    expect(answer.status).toBe(405);
    expect(await answer.json()).toMatchObject({ code: 405, messageKey: 'methodNotAllowed' });
  });
});

test('widget shapes', async () => {
  const get = async (path: string) => (await (await backend.raw(path)).json()).data;
  const post = async (path: string, body: unknown) =>
    (await (await backend.raw(path, json(body))).json()).data;
  expect((await get('/homeSearchList')).searchLists.length).toBeGreaterThan(0);
  expect((await get('/homeHotList')).hotLists[0]).toMatchObject({
    nickname: expect.any(String),
    avatar_img: expect.any(String),
  });
  expect((await post('/getRecommendLists', { page: 1, size: 10 })).list).toHaveLength(10);
  expect((await post('/getActivityList', {})).list.length).toBeGreaterThan(0);
  expect((await get('/getLabelDetails?id=4')).data.list.length).toBeGreaterThan(0);
  expect(Array.isArray(await post('/flashRecommend', { id: await flashId() }))).toBe(true);
  const [item] = (await post('/getRecommendLists', {})).list;
  expect(item).toMatchObject({
    id: expect.any(Number),
    title: expect.any(String),
    pic: expect.any(String),
    author: { nickname: expect.any(String) },
  });
  expect(item.release_time).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
});

test('the area-code table has over 200 entries, China among them, in three languages', async () => {
  const chinese = await backend.call('phoneCodes', { locale: 'zh-Hans' });
  expect(chinese.length).toBeGreaterThan(200);
  expect(chinese).toContainEqual(expect.objectContaining({ area_code: '86', country: '中国' }));
  expect(await backend.call('phoneCodes', { locale: 'en' })).toContainEqual(
    expect.objectContaining({ area_code: '86', country: 'China' }),
  );
});

describe('bad requests are refused in the envelope', () => {
  test.each([
    ['no such item', '/getInformationDetails', json({ id: 999999999 }), 404, 404],
    ['an id that is none', '/getInformationDetails', json({ id: 'x' }), 400, 400],
    [
      'no JSON',
      '/getInformationDetails',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
      400,
      400,
    ],
    [
      'another content type',
      '/getInformationDetails',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
      415,
      415,
    ],
    ['a page too large', '/getArticleList', json({ size: 1000 }), 400, 400],
    ['a cursor that is none', '/getFlashList', json({ cursor: "1'; drop table contents" }), 400, 400],
    ['no such path', '/nothing', {}, 404, 404],
    ['a signed-in call without a token', '/getSearchRecords', json({}), 401, 10100],
  ])('%s', async (_, path, init, status, code) => {
    const answer = await backend.raw(path, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, data: null, messageKey: expect.any(String) });
  });

  test('a body over the limit', async () => {
    const answer = await backend.raw('/search', json({ keyword: 'x'.repeat(2 * 1024 * 1024) }));
    expect(answer.status).toBe(413);
  });

  test('the message is in the requested language', async () => {
    const answer = await backend.raw('/nothing', { headers: { 'x-locale': 'en' } });
    expect((await answer.json()).message).toBe('This item doesn’t exist');
  });
});

test('the OpenAPI document lists every call, and says where pictures are served', async () => {
  const document = await (await backend.raw('/openapi.json')).json();
  expect(document.openapi).toMatch(/^3\./);
  expect(Object.keys(document.paths).sort()).toEqual(
    [
      ...Object.values<Call>(calls).map((call) => call.path),
      '/uploads/{folder}/{name}',
      '/privateUploads/{folder}/{name}',
    ].sort(),
  );
});

test('every answer has a request id, the caller’s own if it sent one', async () => {
  expect(
    (await backend.raw('/healthz', { headers: { 'x-request-id': 'abc' } })).headers.get('x-request-id'),
  ).toBe('abc');
  expect((await backend.raw('/healthz')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the stories whose addresses the README names exist in the sample content', async () => {
  const ids = [...readFileSync('README.md', 'utf8').matchAll(/`\/(?:wz_detail|news)\/(\d+)/g)].map(([, id]) =>
    Number(id),
  );
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) {
    const answer = await fetch(`${backend.url}/getInformationDetails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    });
    expect([id, (await answer.json()).code]).toEqual([id, 200]);
  }
});
