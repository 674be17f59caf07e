import type { Access, Call } from '@/backend/contract/call';
import { calls, type CallName } from '@/backend/contract/calls';
import {
  makeCall,
  CHEAP_PASSWORDS,
  GOOD_PASSWORD,
  newAddress,
  register,
  samplePhone,
  signInAs,
} from '@/tests/support/accounts';
import { ACCESS_TABLE } from '@/tests/support/access/table';
import { startBackend, type TestBackend } from '@/tests/support/backend';

type Who = 'anonymous' | 'forged' | 'upgrade' | 'user' | 'other' | 'editor' | 'admin';
const EVERYONE: Who[] = ['anonymous', 'forged', 'upgrade', 'user', 'other', 'editor', 'admin'];

let backend: TestBackend;
const tokens: Record<Who, string> = {
  anonymous: '',
  forged: 'Zm9yZ2VkLXRva2VuLW9mLW5vYm9keS1hdC1hbGwtMTIzNDU',
  upgrade: '',
  user: '',
  other: '',
  editor: '',
  admin: '',
};

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  tokens.user = (await register(backend, 'one@example.org')).token;
  tokens.other = (await register(backend, 'two@example.org')).token;
  tokens.editor = (await signInAs(backend, 'editor')).token;
  tokens.admin = (await signInAs(backend, 'admin')).token;
  tokens.upgrade = (await makeCall(backend, 'login', { type: 1, ...samplePhone(backend) })).data.token;
});
afterAll(() => backend.destroy());

/** The error code for callers without access, by the access level of the call. */
const REFUSED: Record<Access, Partial<Record<Who, number>>> = {
  public: {},
  upgrade: { anonymous: 10100, forged: 10200, user: 10200, other: 10200, editor: 10200, admin: 10200 },
  user: { anonymous: 10100, forged: 10200, upgrade: 10200 },
  editor: { anonymous: 10100, forged: 10200, upgrade: 10200, user: 10300, other: 10300 },
  admin: { anonymous: 10100, forged: 10200, upgrade: 10200, user: 10300, other: 10300, editor: 10300 },
  portal: Object.fromEntries(EVERYONE.map((who) => [who, 404])),
};

/** Calls that could end sessions or accounts of this test: this input is refused after the access check. */
const SAFE_INPUTS: Partial<Record<CallName, Record<string, unknown>>> = {
  logOut: { refused: true },
  logOutEverywhere: { keep_current: 'no boolean' },
};

const guarded = Object.entries<Call>(calls).filter(
  ([name, call]) => name !== 'logOut' && call.access !== 'public' && call.body === undefined,
);

test('every call has its row in the access table, and the table has no others', () => {
  const written = Object.entries<Call>(calls).map(([name, { access }]) => [name, access]);
  expect(Object.fromEntries(written)).toEqual(ACCESS_TABLE);
});

/** Public calls are open to everyone: a forged or foreign token neither closes them nor gives access to anything. */
const open = Object.entries(ACCESS_TABLE).flatMap(([name, access]) => (access === 'public' ? name : []));

describe.each(open.filter((name) => name !== 'logOut'))('%s, which is public', (name) => {
  test.each(EVERYONE)('as %s', async (who) => {
    const answer = await makeCall(
      backend,
      name as CallName,
      {},
      { token: tokens[who], address: newAddress() },
    );
    expect([10100, 10200, 10300, 404]).not.toContain(answer.code);
    expect(answer.status).toBeLessThan(500);
    if (answer.code !== 200) expect(answer.data).toBeNull();
  });
});

describe.each(guarded)('%s', (name, call) => {
  test.each(EVERYONE)('as %s', async (who) => {
    const input = SAFE_INPUTS[name as CallName] ?? { refused: true };
    const answer = await makeCall(backend, name as CallName, input, {
      token: tokens[who],
      address: call.access === 'portal' ? undefined : newAddress(),
    });
    const expected = REFUSED[call.access][who];
    if (expected)
      expect({ who, code: answer.code, data: answer.data }).toEqual({ who, code: expected, data: null });
    else {
      expect([10100, 10200, 10300]).not.toContain(answer.code);
      expect(answer.status).toBeLessThan(500);
    }
  });
});

test('the upload checks the session before it reads the form', async () => {
  for (const [who, code] of [
    ['anonymous', 10100],
    ['forged', 10200],
    ['upgrade', 10200],
  ] as const) {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(100)]), 'a.jpg');
    const answer = await backend.raw(calls.upload.path, {
      method: 'POST',
      headers: tokens[who] ? { authorization: tokens[who] } : {},
      body: form,
    });
    expect((await answer.json()).code).toBe(code);
  }
});

describe('calls about someone else’s data answer as if it did not exist', () => {
  test('sessions', async () => {
    const { list } = (await makeCall(backend, 'sessions', {}, { token: tokens.user })).data;
    expect(list).toHaveLength(1);
    const foreign = await makeCall(backend, 'revokeSession', { id: list[0]?.id }, { token: tokens.other });
    expect(foreign).toMatchObject({ status: 404, code: 404 });
    const byAdmin = await makeCall(backend, 'revokeSession', { id: list[0]?.id }, { token: tokens.admin });
    expect(byAdmin.code).toBe(404);
    expect((await makeCall(backend, 'userInfo', {}, { token: tokens.user })).code).toBe(200);
  });

  test('search records', async () => {
    const searched = { token: tokens.user, address: newAddress() };
    await makeCall(backend, 'search', { keyword: '比特币' }, searched);
    const { list } = (await makeCall(backend, 'searchRecords', {}, { token: tokens.user })).data;
    expect(list.map(({ keyword }) => keyword)).toEqual(['比特币']);
    expect((await makeCall(backend, 'searchRecords', {}, { token: tokens.other })).data.list).toEqual([]);
    const foreign = await makeCall(
      backend,
      'deleteSearchRecords',
      { id: list[0]?.id },
      { token: tokens.other },
    );
    expect(foreign.code).toBe(404);
    expect((await makeCall(backend, 'deleteSearchRecords', {}, { token: tokens.other })).data).toEqual({
      deleted: 0,
    });
    const deletion = await makeCall(
      backend,
      'deleteSearchRecords',
      { id: list[0]?.id },
      { token: tokens.user },
    );
    expect(deletion.data).toEqual({ deleted: 1 });
  });

  test('notifications', async () => {
    const passwordChange = {
      old_password: GOOD_PASSWORD,
      new_password1: 'other-harbour-95',
      new_password2: 'other-harbour-95',
    };
    await makeCall(backend, 'changePassword', passwordChange, { token: tokens.user });
    const { list, unread } = (await makeCall(backend, 'messages', { locale: 'en' }, { token: tokens.user }))
      .data;
    expect(unread).toBe(1);
    expect(list[0]).toMatchObject({ kind: 'security', title: 'Password changed', is_read: false });
    const ids = list.map(({ id }) => id);
    await makeCall(backend, 'readMessages', { ids }, { token: tokens.other });
    const gone = await makeCall(backend, 'deleteMessages', { ids }, { token: tokens.other });
    expect(gone.data.deleted).toBe(0);
    expect((await makeCall(backend, 'messages', {}, { token: tokens.user })).data.unread).toBe(1);
    expect((await makeCall(backend, 'readMessages', { ids }, { token: tokens.user })).data.unread).toBe(0);
  });
});
