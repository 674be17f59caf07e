import { enter, expect, newMember, test } from '../support/members';

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
const own = {
  get origin() {
    return base;
  },
};

test('a session that was cut, forged or ended opens nothing', async ({ context, members }) => {
  await enter(context, members, await newMember(members));
  const all = await context.cookies();
  const session = all.find(({ httpOnly, value }) => httpOnly && value.length > 100);
  const { name = '', value = '' } = session ?? {};
  cookie = `${name}=${value}`;
  const who = (one: string) => post('/api/account/sessions', { ...own, ...json, cookie: one });
  expect((await who(cookie)).status).toBe(200);
  const bad = [
    `${name}=${value.slice(0, -9)}`,
    `${name}=${value.slice(0, 40)}A${value.slice(41)}`,
    `${name}=`,
    `${name}=Fe26.2*1*forged`,
    `${name}=${'A'.repeat(3000)}`,
  ];
  for (const one of bad) expect((await who(one)).status).toBe(401);
});

test('foreign pages, wrong types and large bodies are refused, never by a 500', async () => {
  const asked = async (path: string, headers: Record<string, string>, body?: BodyInit) =>
    (await post(path, { cookie, ...headers }, body)).status;
  for (const path of ['/api/account/sessions', '/api/auth/logOut', '/api/upload']) {
    expect(await asked(path, json)).toBe(403);
    expect(await asked(path, { ...json, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await asked(path, { ...json, origin: 'null' })).toBe(403);
    expect(await asked(path, { ...own, 'content-type': 'text/plain' })).toBe(415);
  }
  expect(await asked('/api/account/sessions', { ...own, ...json }, '{"broken')).toBe(400);
  expect(await asked('/api/account/sessions', { ...own, ...json }, ' '.repeat(20 * MEBIBYTE))).toBe(413);
  expect(await asked('/api/account/toString', { ...own, ...json })).toBe(404);
  expect(await asked('/api/auth/constructor', { ...own, ...json })).toBe(404);
});

test('uploads: 20 MB, a cut form, no picture, nobody signed in', async () => {
  const form = (picture?: Blob) => {
    const made = new FormData();
    made.append('purpose', 'feedback');
    if (picture) made.append('image', picture, 'a.png');
    return made;
  };
  const send = (body: BodyInit, headers: Record<string, string> = { cookie }) =>
    post('/api/upload', { ...own, ...headers }, body);
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

test('a log-out ends the session itself: its cookie opens nothing afterwards', async () => {
  expect((await post('/api/auth/logOut', { ...own, ...json, cookie })).status).toBe(200);
  const again = await post('/api/account/sessions', { ...own, ...json, cookie });
  expect(again.status).toBe(401);
  expect(again.headers.getSetCookie().join()).toContain('Max-Age=0');
  const session = await fetch(`${base}/api/session`, { headers: { cookie } });
  expect((await session.json()).data ?? null).toBeNull();
});
