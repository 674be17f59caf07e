import { startBackend, type TestBackend } from '@/tests/support/backend';
import { makeCall, signInAs } from '@/tests/support/accounts';
import type { Call } from '@/backend/contract/call';
import { calls, type CallName } from '@/backend/contract/calls';
import { SCOPES, type Scope } from '@/backend/contract/api/scope-names';
import { HEADERS } from '@/backend/contract/headers';
import { noise } from '@/tests/support/pictures';

jest.setTimeout(120_000);

let backend: TestBackend;
let reader: string;
let editor: string;
beforeAll(async () => {
  backend = await startBackend();
  reader = (await signInAs(backend, 'reader')).token;
  editor = (await signInAs(backend, 'editor')).token;
});
afterAll(() => backend.destroy());

async function makeKey(token: string, scopes: readonly Scope[], expires_at: string | null = null) {
  const { data } = await makeCall(backend, 'createApiKey', { name: 'A key', scopes, expires_at }, { token });
  return data;
}

/** Sends a call with headers of its own. */
async function sendTo(name: CallName, headers: Record<string, string>, input: object = {}) {
  const { path, methods }: Call = calls[name];
  const isGet = methods[0] === 'GET';
  const answer = await backend.raw(path, {
    method: isGet ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: isGet ? undefined : JSON.stringify(input),
  });
  return { status: answer.status, ...(await answer.json()) };
}

/** Makes a call as the portal does for a request with a key. */
const callWithKey = (name: CallName, key: string, input?: object) =>
  sendTo(
    name,
    {
      [HEADERS.secret]: backend.secret,
      [HEADERS.readerAddress]: '203.0.113.30',
      [HEADERS.apiKey]: key,
    },
    input,
  );

const NAMES = Object.keys(calls) as CallName[];

test('a key is shown once, and the list of keys contains neither it nor its hash', async () => {
  const { id, key } = await makeKey(reader, ['content:read']);
  expect(key).toMatch(/^lx_[\w-]{43}$/);
  const { data } = await makeCall(backend, 'listApiKeys', {}, { token: reader });
  const row = data.list.find((each) => each.id === id);
  expect(row).toMatchObject({ name: 'A key', scopes: ['content:read'], hint: key.slice(0, 7) });
  expect(JSON.stringify(data)).not.toContain(key);
});

test('presented as a token, a key is refused by every call, public ones included', async () => {
  const { key } = await makeKey(editor, SCOPES);
  const accepting: string[] = [];
  for (const name of NAMES) {
    const { status } = await sendTo(name, { authorization: `Bearer ${key}` });
    if (status !== 401) accepting.push(`${name}: ${status}`);
  }
  expect(accepting).toEqual([]);
});

test('a key makes calls of its scopes only, and none without the secret of the portal', async () => {
  const draft = { title: 'A draft made by a program', body: '<p>One paragraph.</p>' };
  const { key } = await makeKey(editor, ['content:write']);
  const saved = await callWithKey('saveDraft', key, draft);
  expect(saved).toMatchObject({ code: 200 });
  expect(await callWithKey('readDraft', key, { id: saved.data.id })).toMatchObject({ code: 200 });
  const { key: other } = await makeKey(editor, ['data:write']);
  expect(await callWithKey('saveDraft', other, draft)).toMatchObject({
    status: 403,
    messageKey: 'scopeMissing',
  });
  expect(await sendTo('saveDraft', { [HEADERS.apiKey]: key }, draft)).toMatchObject({ status: 401 });
});

test('a key with all scopes makes no call that names none, whoever made it', async () => {
  const { key } = await makeKey(editor, SCOPES);
  const accepting: string[] = [];
  for (const name of NAMES.filter((each) => !(calls[each] as Call).scope)) {
    const { status } = await callWithKey(name, key);
    if (status !== 403) accepting.push(`${name}: ${status}`);
  }
  expect(accepting).toEqual([]);
});

test('a key has the rights of its owner, not more', async () => {
  const { key } = await makeKey(reader, ['content:write']);
  expect(await callWithKey('publishFlash', key, { title: 'A flash' })).toMatchObject({ status: 403 });
  const { key: editors } = await makeKey(editor, ['content:write']);
  const draft = { title: 'A draft of an editor', body: '<p>Text.</p>' };
  const { data } = await callWithKey('saveDraft', editors, draft);
  expect(await callWithKey('readDraft', key, { id: data.id })).toMatchObject({ status: 404 });
});

test('a key of somebody else cannot be revoked, and a revoked or expired one opens nothing', async () => {
  const { id, key } = await makeKey(editor, ['content:write']);
  expect(await makeCall(backend, 'revokeApiKey', { id }, { token: reader })).toMatchObject({ status: 404 });
  expect(await callWithKey('myContents', key)).toMatchObject({ code: 200 });
  expect(await makeCall(backend, 'revokeApiKey', { id }, { token: editor })).toMatchObject({ code: 200 });
  expect(await callWithKey('myContents', key)).toMatchObject({ status: 401, messageKey: 'keyRefused' });
  const soon = Date.now() + 1000;
  const expiring = await makeKey(editor, ['content:write'], new Date(soon).toISOString());
  while (Date.now() <= soon) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await callWithKey('myContents', expiring.key)).toMatchObject({ status: 401 });
});

test('a key gets another name, other scopes and another end while it stays the same key', async () => {
  const { id, key } = await makeKey(reader, ['content:read']);
  const update = (input: object, token = reader) =>
    makeCall(
      backend,
      'updateApiKey',
      { id, name: 'Renamed', scopes: ['content:write'], ...input },
      { token },
    );
  expect(await callWithKey('myContents', key)).toMatchObject({ status: 403 });
  expect(await update({}, editor)).toMatchObject({ status: 404 });
  expect(await update({ scopes: ['data:write'] })).toMatchObject({ fields: { scopes: 'notAllowed' } });
  expect(await update({ expires_at: '2026-01-01T00:00:00Z' })).toMatchObject({
    fields: { expires_at: 'inThePast' },
  });
  const end = new Date(Date.now() + 86_400_000).toISOString();
  expect(await update({ expires_at: end })).toMatchObject({ code: 200 });
  expect(await callWithKey('myContents', key)).toMatchObject({ code: 200 });
  expect(await update({})).toMatchObject({ code: 200 });
  const { data } = await makeCall(backend, 'listApiKeys', {}, { token: reader });
  const row = data.list.find((each) => each.id === id);
  expect(row).toMatchObject({ name: 'Renamed', scopes: ['content:write'], expires_at: end });
  await makeCall(backend, 'revokeApiKey', { id }, { token: reader });
  expect(await update({})).toMatchObject({ status: 404 });
});

test('what cannot be a key is refused with the field it belongs to', async () => {
  const make = (input: object) => makeCall(backend, 'createApiKey', input as never, { token: reader });
  expect(
    await make({ name: 'Late', scopes: ['content:read'], expires_at: '2026-01-01T00:00:00Z' }),
  ).toMatchObject({ status: 400, fields: { expires_at: 'inThePast' } });
  expect(await make({ name: 'None', scopes: [] })).toMatchObject({ fields: { scopes: 'required' } });
  expect(await make({ name: 'All', scopes: ['everything'] })).toMatchObject({ status: 400 });
});

test('of many requests at once no more keys come than a member may have', async () => {
  const { token } = await signInAs(backend, 'columnist');
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      makeCall(backend, 'createApiKey', { name: 'Many', scopes: ['content:read'] }, { token }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(20);
  expect(answers.filter(({ messageKey }) => messageKey === 'tooManyKeys')).toHaveLength(10);
});

test('points come to a series by its key, and the same points twice change nothing', async () => {
  const { list } = await backend.call('dataSeries', { days: 7 });
  const { key } = await makeKey(editor, ['data:write']);
  const input = { key: list[0]?.key, points: [{ at: '2026-01-02T03:04:05Z', value: 12.5 }] };
  expect((await callWithKey('addSeriesPoints', key, input)).data).toMatchObject({ added: 1, problems: [] });
  expect((await callWithKey('addSeriesPoints', key, input)).data).toMatchObject({ added: 0, unchanged: 1 });
  expect(await callWithKey('addSeriesPoints', key, { ...input, key: 'no-such' })).toMatchObject({
    status: 404,
  });
});

test('a part that an upload does not have is refused by its name, and a page that sends one is not', async () => {
  const { key } = await makeKey(reader, ['uploads:write']);
  const image = new Blob([
    await noise(40, 40)
      .jpeg()
      .toBuffer()
      .then((bytes) => new Uint8Array(bytes)),
  ]);
  const upload = async (parts: Record<string, string | Blob>, headers: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.set(name, value);
    const answer = await backend.raw('/uploadData', { method: 'POST', headers, body: form });
    return answer.json();
  };
  const byKey = { [HEADERS.secret]: backend.secret, [HEADERS.apiKey]: key };
  for (const [parts, fields] of [
    [{ image, purpos: 'cover' }, { purpos: 'notKnown' }],
    [{ image, 'alt-text': 'A field' }, { 'alt-text': 'notKnown' }],
    [{ image, thumb: image }, { thumb: 'notKnown' }],
    [{ file: image }, { image: 'pictureMissing', file: 'notKnown' }],
  ] as const)
    expect(await upload(parts, byKey)).toMatchObject({ code: expect.any(Number), data: null, fields });
  expect(await upload({ image, purpose: 'content' }, byKey)).toMatchObject({ code: 200 });
  expect(await upload({ image, purpos: 'cover' }, { authorization: reader })).toMatchObject({ code: 200 });
});

test('the key of one event is refused with another form, when the program says that it stands for one request', async () => {
  const { token } = await signInAs(backend, 'organiser');
  const { key } = await makeKey(token, ['events:write']);
  const make = (title: string, once: object = { is_once: true }) =>
    callWithKey('updateActivity', key, { title, lang: 'en', idempotency_key: 'one-evening', ...once });
  const [begun, repeated, other] = [
    await make('An evening'),
    await make('An evening'),
    await make('Another'),
  ];
  expect(begun.status).toBe(200);
  expect(repeated.data.id).toBe(begun.data.id);
  expect(other).toMatchObject({ status: 409, messageKey: 'keyUsed', fields: { idempotency_key: 'used' } });
  // A page that sends its form again with more words gets the event it made.
  expect((await make('Another', {})).data).toMatchObject({ id: begun.data.id, title: 'An evening' });
});

test('of points with a moment that cannot be read none is stored, and the refusal says which it is', async () => {
  const { list } = await backend.call('dataSeries', { days: 7 });
  const { key } = await makeKey(editor, ['data:write']);
  const points = [
    { at: '2026-01-03T03:04:05Z', value: 1 },
    { at: '2026-02-30', value: 2 },
    { at: 'yesterday', value: 3 },
    { at: '2126-01-03T00:00:00Z', value: 4 },
  ];
  const add = (some: typeof points) =>
    callWithKey('addSeriesPoints', key, { key: list[0]?.key, points: some });
  expect(await add(points)).toMatchObject({
    status: 400,
    messageKey: 'invalidInput',
    fields: { 'points.1.at': 'notATime', 'points.2.at': 'notATime', 'points.3.at': 'inFuture' },
  });
  expect((await add(points.slice(0, 1))).data).toMatchObject({ added: 1, unchanged: 0 });
});

test('requests without a key are counted for their network, and so are wrong keys', async () => {
  const count = (key: string | null) =>
    makeCall(backend, 'countApiUse', { key }, { address: '198.51.100.77' });
  expect(await count(null)).toMatchObject({ code: 200, data: { scopes: [] } });
  expect(await count('lx_wrong')).toMatchObject({ status: 401, messageKey: 'keyRefused' });
  const { key } = await makeKey(reader, ['content:read']);
  expect(await count(key)).toMatchObject({ code: 200, data: { scopes: ['content:read'] } });
});
