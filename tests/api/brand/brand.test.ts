import type { CallInput } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import { CHEAP_PASSWORDS, lastTo, makeCall, newAddress, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let admin: MemberCalls;
let editor: MemberCalls;
let member: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  member = callsOf(backend, (await register(backend, 'reader@example.org')).token);
}, 60_000);
afterAll(() => backend.destroy());

const only = { kind: 'brand', id: 1 } as const;
const read = async (number?: number) => (await admin('readRecord', { ...only, number })).data;
const save = async (by: MemberCalls, document: CallInput<'saveRecord'>['document']) =>
  by('saveRecord', { ...only, version: (await read()).version, document });

async function atPortal() {
  const answer = await backend.raw('/internal/site-brand', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: backend.secret },
    body: '{}',
  });
  return (await answer.json()).data.brand;
}

test('only administrators change name and look, and nobody makes or deletes one', async () => {
  const document = { name: { en: 'Tideline' } };
  expect((await save(member, document)).messageKey).toBe('forbidden');
  expect((await save(editor, document)).messageKey).toBe('forbidden');
  expect((await admin('saveRecord', { kind: 'brand', document })).messageKey).toBe('wrongState');
  expect((await admin('deleteRecord', { ...only, version: 1 })).code).not.toBe(200);
  expect((await backend.raw('/internal/site-brand', { method: 'POST' })).status).not.toBe(200);
  expect((await atPortal()).name).toEqual({});
});

test('a new name is known to portals, letters, names of members and the description of the API; an earlier version undoes it', async () => {
  const titleOfApi = async () => (await (await backend.raw('/openapi.json')).json()).info.title;
  const before = await titleOfApi();
  const name = { 'zh-Hans': '潮间', 'zh-Hant': '潮間', en: 'Tideline' };
  const saved = await save(admin, { name, links: ['https://x.com/tideline'] });
  expect(saved.code).toBe(200);
  expect(await atPortal()).toMatchObject({ name, links: ['https://x.com/tideline'] });
  expect(await titleOfApi()).toBe('潮间 API');
  expect((await member('editUser', { nickname: '潮間 客服' })).fields).toEqual({ nickname: 'siteName' });

  const { version, versions } = await read();
  expect(versions.map(({ command }) => command)).toEqual(['edit', 'start']);
  const first = await read(1);
  expect(
    (await admin('saveRecord', { ...only, version: version - 1, document: first.document })).messageKey,
  ).toBe('conflict');
  expect((await save(admin, first.document)).code).toBe(200);
  expect((await atPortal()).name).toEqual({});
  expect(await titleOfApi()).toBe(before);
  const log = (await admin('auditLog', { subject: 'brand' })).data.list;
  expect(log.map(({ command }) => command)).toEqual(['edit', 'edit']);
});

test.each([
  [{ links: ['javascript:alert(1)'] }, 'document.links.0'],
  [{ name: { en: 'N'.repeat(41) } }, 'document.name.en'],
  [{ organisation: { email: 'nobody' } }, 'document.organisation.email'],
  [{ organisation: { founded: '2024-02-31' } }, 'document.organisation.founded'],
  [{ accent: { light: '#ffee00' } }, 'document.accent.light'],
])('%j is refused at its field', async (document, field) => {
  expect(Object.keys((await save(admin, document)).fields ?? {})).toEqual([field]);
});

test('letters say the name in the language of their reader', async () => {
  await save(admin, { name: { 'zh-Hans': '潮间', en: 'Tideline' } });
  const address = 'named@example.org';
  await register(backend, address);
  expect((await lastTo(backend, address))?.text).toContain('潮间');
});

test('an administrator sends themselves a letter, and nobody else does', async () => {
  expect((await editor('sendTestLetter', {})).messageKey).toBe('forbidden');
  const { data } = await admin('sendTestLetter', { locale: 'en' });
  expect(data.is_sent).toBe(false);
  expect((await lastTo(backend, data.to))?.text).toContain('You sent yourself this letter');
});

test('no search finds the events of a section that is off, until it is on again', async () => {
  const [event] = (await backend.call('activities', { state: 'all', size: 1 })).list;
  const keyword = event?.title ?? '';
  const kindsFound = async (kind?: 'event') => {
    const { list, total, counts } = await backend.call('searchMore', { keyword, kind });
    return { hasEvent: list.some((hit) => hit.kind === 'event'), counted: counts.event ?? 0, total };
  };
  const suggested = async () =>
    (await backend.call('searchSuggestions', { keyword: keyword.slice(0, 6) })).list.map(
      (row) => row.keyword,
    );
  expect(await kindsFound('event')).toMatchObject({ hasEvent: true });
  expect(await suggested()).toContain(keyword);
  const shown = await kindsFound();
  expect(shown.counted).toBeGreaterThan(0);

  await save(admin, { hidden: ['events'] });
  expect(await kindsFound('event')).toEqual({ hasEvent: false, counted: 0, total: 0 });
  expect(await kindsFound()).toMatchObject({ hasEvent: false, counted: 0 });
  expect(await suggested()).not.toContain(keyword);

  await save(admin, { hidden: [] });
  expect(await kindsFound()).toEqual(shown);
});

test('no search is suggested that finds nothing but events of a section that is off', async () => {
  const { list } = await backend.call('activities', { state: 'all', size: 100, locale: 'en' });
  const words = list.flatMap(({ title }) => title.match(/\b[a-z]{6,}\b/gi) ?? []);
  const countsOf = async (keyword: string) => (await backend.call('searchMore', { keyword })).counts;
  const counted = await Promise.all(words.map(async (word) => [word, await countsOf(word)] as const));
  const word = counted.find(([, counts]) => Object.keys(counts).join() === 'event')?.[0] ?? '';
  expect(word).not.toBe('');
  const misspelt = `${word.slice(0, -2)}${word.slice(-1)}`.toLowerCase();
  const offered = async () => {
    const { instead, suggestions } = await backend.call('searchMore', { keyword: misspelt });
    return [instead, ...suggestions];
  };
  expect(await offered()).toContain(word.toLowerCase());
  await save(admin, { hidden: ['events'] });
  expect(await offered()).not.toContain(word.toLowerCase());
  await save(admin, { hidden: [] });
});

test('a search that finds events only is no hot search while their section is off', async () => {
  const [event] = (await backend.call('activities', { state: 'all', size: 1 })).list;
  const keyword = event?.title ?? '';
  for (let readers = 0; readers < 3; readers += 1)
    await makeCall(backend, 'search', { keyword }, { address: newAddress() });
  const hot = async () => (await backend.call('hotSearch', { size: 50 })).list.map((row) => row.keyword);
  const suggested = async () =>
    (await backend.call('searchSuggestions', { keyword: keyword.slice(0, 6) })).list.length;
  const before = await hot();
  expect(before).toContain(keyword);
  expect(await suggested()).toBeGreaterThan(0);
  await save(admin, { hidden: ['events'] });
  // Stories that have a word of it in their titles are offered as parts of it.
  const { total, counts, is_partial } = await backend.call('searchMore', { keyword });
  expect([counts.event ?? 0, is_partial]).toEqual([0, total > 0]);
  expect(await hot()).toEqual(before.filter((each) => each !== keyword));
  expect(await suggested()).toBe(0);
  await save(admin, { hidden: [] });
  expect(await hot()).toEqual(before);
});
