import { editorsKey } from '@/tests/support/api-keys';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { asMember, expect, type MemberSite, test } from '@/tests/support/members';

const PROBLEM = 'application/problem+json';

/** Sends a request to the public interface of the members' site. */
async function request({ site }: MemberSite, path: string, init: RequestInit = {}) {
  const answer = await fetch(`${site.base}/api/v1${path}`, init);
  return { answer, body: answer.status === 304 ? null : await answer.json() };
}

const writing = (key: string, input: object, further: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...further },
  body: JSON.stringify(input),
});

test('stories are listed to the end without one twice, in each language, with the fields that were requested', async ({
  members,
}) => {
  for (const lang of ['zh-Hans', 'zh-Hant', 'en']) {
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const from: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await request(
        members,
        `/content?kind=article&fields=id,url,body&limit=10&lang=${lang}${from}`,
      );
      expect(body.code).toBe(200);
      for (const item of body.data) expect(Object.keys(item)).toEqual(['id', 'url', 'body']);
      // What is read elsewhere leads back here.
      expect(JSON.stringify(body.data)).not.toMatch(/(?:href|src)=\\"\//);
      ids.push(...body.data.map(({ id }: { id: number }) => id));
      cursor = body.next;
    } while (cursor !== null);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('everything that can be read is read, and answers 304 to a client that has it', async ({ members }) => {
  const list = async (path: string) => (await request(members, path)).body.data;
  const [story] = await list('/content?limit=1');
  const [event] = await list('/events?state=all&limit=1');
  const [author] = await list('/authors?limit=1');
  const [topic] = await list('/topics');
  for (const path of [
    `/content/${story.id}`,
    `/events/${event.id}`,
    `/authors/${author.id}`,
    `/topics/${topic.id}`,
    '/labels?limit=2',
    '/series/btc?days=3',
    '/search?q=BTC',
  ]) {
    const { answer } = await request(members, path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('access-control-allow-origin'), path).toBe('*');
    const etag = answer.headers.get('etag') ?? '';
    const again = await request(members, path, { headers: { 'if-none-match': etag } });
    expect(again.answer.status, path).toBe(304);
  }
});

test('a refusal is a problem document with the members of the envelope', async ({ members }) => {
  for (const [path, status, fields] of [
    ['/content?kind=essay&colour=red', 400, { kind: 'notAllowed', colour: 'notKnown' }],
    ['/content?kind=flash&kind=article', 400, { kind: 'repeated' }],
    ['/search', 400, { q: 'required' }],
    ['/content/999999999', 404, undefined],
    ['/nothing', 404, undefined],
    ['/drafts', 401, undefined],
  ] as const) {
    const { answer, body } = await request(members, path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get('content-type'), path).toBe(PROBLEM);
    expect(body, path).toMatchObject({ status, title: body.message, data: null });
    if (fields) expect(body.fields, path).toEqual(fields);
  }
  const { answer } = await request(members, '/topics', { method: 'PUT' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect((await fetch(`${members.site.base}/api/v1/topics`, { method: 'HEAD' })).status).toBe(200);
});

test('a refusal says what is wrong where, in the language that is asked for, and in English by default', async ({
  members,
}) => {
  const key = await editorsKey(members, ['content:write', 'data:write', 'uploads:write']);
  const at = (language?: string): RequestInit => ({
    headers: language ? { 'accept-language': language } : {},
  });
  const limit = '/content?limit=1000';
  const [english, chinese, traditional, chosen] = [
    await request(members, limit),
    await request(members, limit, at('zh-CN,zh;q=0.9,en;q=0.8')),
    await request(members, limit, at('zh-TW')),
    await request(members, `${limit}&lang=en`, at('zh-CN')),
  ];
  expect(english.body).toMatchObject({
    message: 'The request is not valid',
    detail: 'limit: this value isn’t taken (integer 1–100)',
  });
  expect(english.answer.headers.get('content-language')).toBe('en');
  expect(english.answer.headers.get('vary')).toContain('accept-language');
  expect(chinese.body.message).toBe('请求内容有误');
  expect(traditional.body.message).toBe('請求內容有誤');
  expect(chosen.body).toEqual(english.body);
  // Data has the language of `lang` alone, as caches keep it by its address.
  const [story] = (await request(members, '/content?limit=1', at('en'))).body.data;
  const [again] = (await request(members, '/content?limit=1&lang=zh-Hans')).body.data;
  expect(story).toEqual(again);
  for (const [path, init, detail] of [
    ['/drafts?foo=1', writing(key, { title: 'x' }), 'foo: no such name here'],
    ['/drafts', writing(key, { lang: 'fr' }), 'lang: this value isn’t taken ("zh-Hans" | "zh-Hant" | "en")'],
    ['/drafts', writing(key, { titel: 'x' }), 'titel: no such name here'],
    ['/drafts', writing(key, { title: 'x'.repeat(201) }), 'title: too long (string ≤200)'],
    [
      '/series/btc/points',
      writing(key, { points: [{ at: '2026-02-30', value: 1 }] }),
      'points.0.at: no such date or time; write it as 2026-11-27T08:00:00Z',
    ],
    [
      '/series/btc/points',
      writing(key, { points: [{ at: '2026-02-20', value: 'x' }] }),
      'points.0.value: this value isn’t taken (number)',
    ],
    ['/events', writing(key, { title: 'No scope' }), 'This needs a key with the scope events:write'],
  ] as const) {
    const { body } = await request(members, path, init);
    expect(body.detail, `${path} ${JSON.stringify(body)}`).toBe(detail);
  }
  const withoutPicture = new FormData();
  withoutPicture.set('file', new Blob(['x']), 'cover.jpg');
  const uploading = { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: withoutPicture };
  expect((await request(members, '/uploads', uploading)).body.detail).toBe(
    'image: Please upload an image; file: no such name here',
  );
});

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
