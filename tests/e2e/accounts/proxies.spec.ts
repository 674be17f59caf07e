import { signInByProvider, expect, newMember, test } from '@/tests/support/members';

const MEBIBYTE = 1024 * 1024;

test.describe.configure({ mode: 'serial' });
let base = '';
test.beforeAll(({ members }) => {
  base = members.site.base;
});

let cookie = '';
const post = (path: string, headers: Record<string, string>, body: BodyInit = '{}') =>
  fetch(base + path, { method: 'POST', headers, body });
const json = { 'content-type': 'application/json' };
const originHeader = {
  get origin() {
    return base;
  },
};

test('a session cookie that was truncated, altered or forged is refused', async ({ context, members }) => {
  await signInByProvider(context, members, await newMember(members));
  const all = await context.cookies();
  const session = all.find(({ httpOnly, value }) => httpOnly && value.length > 100);
  const { name = '', value = '' } = session ?? {};
  cookie = `${name}=${value}`;
  const who = (sessionCookie: string) =>
    post('/api/call/sessions', { ...originHeader, ...json, cookie: sessionCookie });
  expect((await who(cookie)).status).toBe(200);
  const bad = [
    `${name}=${value.slice(0, -9)}`,
    `${name}=${value.slice(0, 40)}A${value.slice(41)}`,
    `${name}=`,
    `${name}=Fe26.2*1*forged`,
    `${name}=${'A'.repeat(3000)}`,
  ];
  for (const badCookie of bad) expect((await who(badCookie)).status).toBe(401);
});

test('pages that were open before the calls had one address still make them at the former ones', async () => {
  const at = async (path: string) => {
    const answer = await post(path, { ...originHeader, ...json, cookie });
    return answer.status === 200 ? (await answer.json()).code : answer.status;
  };
  for (const path of ['account/sessions', 'hosting/hostingSetup', 'tickets/myOrders', 'writing/myContents'])
    expect({ path, code: await at(`/api/${path}`) }).toEqual({ path, code: 200 });
  expect(await at('/api/desk/reviewQueue')).toBe(403);
  for (const former of ['/api/desk/reviewPiece', '/api/call/reviewPiece']) expect(await at(former)).toBe(403);
  expect(await at('/api/desk/pageChanges')).toBe(404);
  expect(await at('/api/call/pageChanges')).toBe(404);
});

test('requests from other origins, of wrong types and with large bodies are refused, never by a 500', async () => {
  const requested = async (path: string, headers: Record<string, string>, body?: BodyInit) =>
    (await post(path, { cookie, ...headers }, body)).status;
  for (const path of ['/api/call/sessions', '/api/call/logOut', '/api/upload']) {
    expect(await requested(path, json)).toBe(403);
    expect(await requested(path, { ...json, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await requested(path, { ...json, origin: 'null' })).toBe(403);
    expect(await requested(path, { ...originHeader, 'content-type': 'text/plain' })).toBe(415);
  }
  expect(await requested('/api/call/sessions', { ...originHeader, ...json }, '{"broken')).toBe(400);
  expect(await requested('/api/call/sessions', { ...originHeader, ...json }, ' '.repeat(20 * MEBIBYTE))).toBe(
    413,
  );
  expect(await requested('/api/call/toString', { ...originHeader, ...json })).toBe(404);
  expect(await requested('/api/call/constructor', { ...originHeader, ...json })).toBe(404);
});

test('a page that needs a session is cached by nobody; logging out everywhere ends this session, too', async ({
  context,
  members,
}) => {
  await signInByProvider(context, members, await newMember(members));
  const { name = '', value = '' } =
    (await context.cookies()).find(
      (browserCookie) => browserCookie.httpOnly && browserCookie.value.length > 100,
    ) ?? {};
  const mine = `${name}=${value}`;
  const page = await fetch(`${base}/my/Individual`, { headers: { cookie: mine }, redirect: 'manual' });
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const out = (keep_current: boolean) =>
    post(
      '/api/call/logOutEverywhere',
      { ...originHeader, ...json, cookie: mine },
      JSON.stringify({ keep_current }),
    );
  // The random name of a browser signs nobody in.
  const others = (cookies: string[]) => cookies.filter((setCookie) => !setCookie.startsWith('lx_device='));
  expect(others((await out(true)).headers.getSetCookie())).toEqual([]);
  const cleared = (await out(false)).headers
    .getSetCookie()
    .filter((setCookie) => setCookie.startsWith(`${name}=;`));
  expect(cleared).toEqual([expect.stringContaining('Max-Age=0')]);
});

test('a log-out clears the cookies of the session and of every step in progress', async () => {
  const left = (await post('/api/call/logOut', { ...originHeader, ...json })).headers.getSetCookie();
  for (const name of ['lx_session', 'lx_member', 'lx_upgrade', 'lx_provider'])
    expect(left).toContainEqual(expect.stringMatching(new RegExp(`^${name}=;.*Max-Age=0`)));
});

test('an upload of 20 MB, with a truncated form, without a picture or without a session is refused', async () => {
  const form = (picture?: Blob) => {
    const formData = new FormData();
    formData.append('purpose', 'feedback');
    if (picture) formData.append('image', picture, 'a.png');
    return formData;
  };
  const send = (body: BodyInit, headers: Record<string, string> = { cookie }) =>
    post('/api/upload', { ...originHeader, ...headers }, body);
  const large = await send(form(new Blob([new Uint8Array(20 * MEBIBYTE)])));
  expect([large.status, (await large.json()).messageKey]).toEqual([413, 'pictureTooLarge']);
  expect((await send(form(new Blob(['not a picture'])))).status).toBe(415);
  expect((await send(form())).status).toBe(400);
  expect((await send(form(new Blob(['x'])), {})).status).toBe(401);
  const cut = { cookie, 'content-type': 'multipart/form-data; boundary=x' };
  expect((await send('--x\r\nContent-Disposition: form-data; name="image"; filename="a', cut)).status).toBe(
    400,
  );
});

test('a log-out ends the session itself: its cookie is refused afterwards', async () => {
  expect((await post('/api/call/logOut', { ...originHeader, ...json, cookie })).status).toBe(200);
  const again = await post('/api/call/sessions', { ...originHeader, ...json, cookie });
  expect(again.status).toBe(401);
  expect(again.headers.getSetCookie().join()).toContain('Max-Age=0');
  const session = await fetch(`${base}/api/session`, { headers: { cookie } });
  expect((await session.json()).data ?? null).toBeNull();
});

test('a sealed cookie of one proxy route is refused by the others, and when it is altered or used twice', async ({
  request,
  members,
}) => {
  const origin = { origin: base };
  const begun = await request.post('/api/call/googleAuthUrl', { headers: origin, data: {} });
  const [set = ''] = begun
    .headersArray()
    .flatMap(({ name, value }) => (name === 'set-cookie' ? [value] : []));
  const [pair = ''] = set.split(';');
  const sealed = pair.slice(pair.indexOf('=') + 1);
  expect(sealed.length).toBeGreaterThan(100);
  expect(set).toContain('HttpOnly');
  expect(set).toContain('Path=/api/auth');
  const status = async (path: string, name: string, value: string, body: object = {}) =>
    (await post(path, { ...originHeader, ...json, cookie: `${name}=${value}` }, JSON.stringify(body))).status;
  expect(await status('/api/call/sessions', 'lx_session', sealed)).toBe(401);
  expect(await status('/api/call/setNewPassword', 'lx_upgrade', sealed)).toBe(401);
  const { url } = (await begun.json()).data;
  const code = members.provider.agree(url, {
    sub: 'thief',
    email: 'thief@example.test',
    email_verified: true,
  });
  const state = new URL(url).searchParams.get('state') ?? '';
  // Changes a character inside the seal. Its last character has unused bits, and what follows it only says the version.
  const forged = sealed.replace(/.(?=.{4}~)/, (sign) => (sign === 'A' ? 'B' : 'A'));
  for (const value of ['', sealed.slice(0, -5), forged, 'Fe26.2*1*x'])
    expect(await status('/api/auth/provider', 'lx_provider', value, { code, state })).toBe(400);
  for (const body of [{ code, state: 'x' }, { code: [code], state }, { code: { a: 1 }, state }, { state }])
    expect(await status('/api/auth/provider', 'lx_provider', sealed, body)).toBe(400);
  expect(await status('/api/auth/provider', 'lx_provider', sealed, { code, state })).toBe(200);
  expect(await status('/api/auth/provider', 'lx_provider', sealed, { code, state })).toBe(400);
});

test('odd bodies and odd addresses are answered with 4xx by every proxy route', async ({ members }) => {
  const { token: _, ...member } = await newMember(members);
  const signedIn = await post(
    '/api/call/login',
    { ...originHeader, ...json },
    JSON.stringify({ type: 4, mobile: member.email, password: member.password }),
  );
  const session = signedIn.headers
    .getSetCookie()
    .map((setCookie) => setCookie.split(';')[0])
    .join('; ');
  const bodies = [
    '[1,2]',
    'null',
    '12',
    '"text"',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    JSON.stringify({ email: ['a', 'b'], password: { $ne: '' }, type: [4], id: [1], content: [[]], ids: 'x' }),
    '{"__proto__":{"token":"x"},"constructor":{"prototype":1}}',
    '\u0000\ud800',
  ];
  const paths = [
    ...['login', 'sendMailCode', 'sendSms', 'bindEmail', 'setNewPassword', 'forgotPassword'],
  ].map((name) => `/api/call/${name}`);
  paths.push('/api/auth/provider');
  const calls = ['editUser', 'changeEmail', 'submitFeedback', 'collect', 'messages', 'revokeSession'];
  paths.push(...calls.map((name) => `/api/call/${name}`));
  const odd: string[] = [];
  for (const path of paths)
    for (const body of bodies) {
      const { status } = await post(path, { ...originHeader, ...json, cookie: session }, body);
      if (status >= 500 || status < 200) odd.push(`${path} ${body.slice(0, 20)} ${status}`);
    }
  expect(odd).toEqual([]);

  // The stream has an end, because fetch goes on reading a body after the connection was closed.
  let left = 64 * 16;
  const chunked = new ReadableStream({
    pull: (controller) =>
      (left -= 1) < 0 ? controller.close() : controller.enqueue(new Uint8Array(64 * 1024).fill(32)),
  });
  const unending = await fetch(`${base}/api/call/sessions`, {
    method: 'POST',
    headers: { ...originHeader, ...json, cookie: session },
    body: chunked,
    ...{ duplex: 'half' },
  }).then(
    ({ status }) => status,
    () => 413,
  );
  expect(unending).toBe(413);

  for (const path of [
    '..%2fauth%2fprovider',
    '%00',
    'a'.repeat(3000),
    '%ff',
    'pageChanges',
    '__proto__',
    'upload',
  ])
    expect((await post(`/api/call/${path}`, { ...originHeader, ...json, cookie: session })).status).toBe(404);
  for (const path of [
    '..%2fsecrets.json',
    '00/..%2f..%2fx.jpg',
    `00/${'0'.repeat(32)}.svg`,
    '%00',
    '%ff',
    'a/b/c/d',
  ]) {
    const { status } = await fetch(`${base}/uploads/${path}`, { headers: { cookie: session } });
    expect(status).toBe(404);
  }
  expect((await fetch(`${base}/api/member-list/toString?locale=en`)).status).toBe(404);
  expect((await fetch(`${base}/api/member-list/collection?locale=en&page=-1`)).status).toBe(404);
  expect((await fetch(`${base}/api/member-list/collection?locale=en`)).status).toBe(401);
});
