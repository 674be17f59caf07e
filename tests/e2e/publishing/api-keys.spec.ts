import { editorsKey } from '@/tests/support/api-keys';
import { request, writing } from '@/tests/support/api-requests';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { asMember, expect, test } from '@/tests/support/members';

const PROBLEM = 'application/problem+json';

test('a program writes with a key: drafts, and flashes that come once however often they are sent', async ({
  members,
}) => {
  const key = await editorsKey(members, ['content:write']);
  const draft = await request(
    members,
    '/drafts',
    writing(key, { title: 'Made by a program', body: '<p>Text.</p>' }),
  );
  expect(draft.body.code).toBe(200);
  const read = await request(members, `/drafts/${draft.body.data.id}`, writing(key, {}, {}));
  expect(read.answer.status).toBe(405);
  const flash = writing(key, { title: 'A flash of a program' }, { 'idempotency-key': 'only-once-please' });
  const [first, second] = [
    await request(members, '/flashes', flash),
    await request(members, '/flashes', flash),
  ];
  expect(first.body.code).toBe(200);
  expect(second.body.data.id).toBe(first.body.data.id);
  const once = (title: string, value = 'one-draft-only') =>
    request(members, '/drafts', writing(key, { title, lang: 'en' }, { 'idempotency-key': value }));
  const [begun, repeated, changed] = [
    await once('As sent'),
    await once('As sent'),
    await once('Not as sent'),
  ];
  expect(begun.body.data).toMatchObject({ version: 1 });
  expect(repeated.body.data).toMatchObject({ id: begun.body.data.id, version: 1 });
  expect(changed.answer.status).toBe(409);
  expect(changed.body).toMatchObject({ data: null, fields: { 'Idempotency-Key': 'used' } });
  expect((await once('Too short', 'short')).body.fields).toEqual({ 'Idempotency-Key': 'notAllowed' });
  await expect
    .poll(async () => (await request(members, `/content/${first.body.data.id}`)).body.data?.title)
    .toBe('A flash of a program');
  const events = await editorsKey(members, ['events:write']);
  const event = writing(events, { title: 'Key too short', lang: 'en' }, { 'idempotency-key': 'short' });
  expect((await request(members, '/events', event)).body.fields).toEqual({ 'Idempotency-Key': 'notAllowed' });
  // A body that was lost on the way begins nothing.
  const empty = { ...writing(key, {}), body: '' };
  expect((await request(members, '/drafts', empty)).body.fields).toEqual({ body: 'notJson' });
  const other = await request(members, '/events', writing(key, { title: 'No scope' }));
  expect([other.answer.status, other.body.code]).toEqual([403, 10300]);
});

test('a field with a slip is refused by its name instead of lost, wherever it stands', async ({
  members,
}) => {
  const key = await editorsKey(members, ['content:write', 'events:write', 'data:write']);
  const authorization = { headers: { authorization: `Bearer ${key}` } };
  const { body: begun } = await request(members, '/drafts', writing(key, { title: 'As meant', lang: 'en' }));
  const draft = `/drafts/${begun.data.id}`;
  for (const [path, init, names] of [
    ['/drafts', writing(key, { titel: 'x', lang: 'en' }), ['titel']],
    [draft, { ...writing(key, { version: 1, sumary: 'x' }), method: 'PATCH' }, ['sumary']],
    [draft, { ...writing(key, { version: 1, id: 1, title: 'Other' }), method: 'PATCH' }, ['id']],
    ['/flashes', writing(key, { title: 'x', txt: 'x' }), ['txt']],
    ['/flashes', writing(key, { title: 'x', key: 'in-the-header' }), ['key']],
    ['/events', writing(key, { title: 'x', start: '2027-01-01' }), ['start']],
    [
      '/series/btc/points',
      writing(key, { points: [{ at: '2026-01-01', value: 1, unit: 'x' }] }),
      ['points.0.unit'],
    ],
    ['/drafts?stat=draft', authorization, ['stat']],
  ] as const) {
    const { answer, body } = await request(members, path, init);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([400, PROBLEM]);
    expect(body, path).toMatchObject({ code: 400, title: body.message, data: null });
    expect(body.fields, path).toEqual(Object.fromEntries(names.map((name) => [name, 'notKnown'])));
  }
  const { body } = await request(members, `${draft}?lang=en`, authorization);
  expect(body.data).toMatchObject({ version: 1 });
});

test('the token of a session is no key, and a key opens nothing but the interface', async ({ members }) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'editor');
  const { data } = await asMember(members, { token: '' }, 'login', { type: 4, mobile: login, password });
  const byToken = await request(members, '/content', { headers: { authorization: `Bearer ${data.token}` } });
  expect(byToken.answer.status).toBe(401);
  const key = await editorsKey(members, ['content:read']);
  const { answer } = await request(members, '/content?limit=1', {
    headers: { authorization: `Bearer ${key}` },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
});

test('each answer of one program says what is left of the limit, and a script of another site may read that', async ({
  members,
}) => {
  const left = (answer: Response) => Number(/;r=(\d+);/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
  const { answer } = await request(members, '/labels?limit=1');
  expect(answer.headers.get('ratelimit-policy')).toMatch(/^"network";q=\d+;w=600$/);
  // A cache may hand this answer to others, whose limits it knows nothing of.
  expect(answer.headers.get('cache-control')).toContain('public');
  expect(answer.headers.get('ratelimit')).toBeNull();
  const key = await editorsKey(members, ['content:read']);
  const withKey = { headers: { authorization: `Bearer ${key}` } };
  const [first, second] = [
    await request(members, '/labels?limit=1', withKey),
    await request(members, '/nothing-here', withKey),
  ];
  expect(first.answer.headers.get('ratelimit-policy')).toMatch(/^"key";/);
  expect(second.answer.status).toBe(404);
  const third = await request(members, '/labels?limit=1', withKey);
  expect(left(third.answer)).toBe(left(first.answer) - 1);
  expect(answer.headers.get('access-control-expose-headers')).toContain('ratelimit-policy');
  const preflight = await fetch(`${members.site.base}/api/v1/flashes`, {
    method: 'OPTIONS',
    headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key');
});
