import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { as, type Do, pieceIn } from '@/tests/support/pieces';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let admin: Do;
let editor: Do;
let owner: Do;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  admin = as(backend, (await signInAs(backend, 'admin')).token);
  editor = as(backend, (await signInAs(backend, 'editor')).token);
  owner = as(backend, (await register(backend, 'writer@example.org')).token);
});
afterAll(() => backend.destroy());

const read = async (id: number) => (await admin('readPiece', { id })).data;
const status = async (id: number) => (await owner('contentDetails', { id, locale: 'zh-Hans' })).status;
const inASecond = () => new Date(Date.now() + 1500).toISOString();

test('who does not hold a piece does not decide on it, nor in bulk; they are told who does', async () => {
  const piece = await pieceIn('pending', { owner, admin });
  await editor('claimContent', { id: piece.id });
  const holder = (await admin('reviewQueue')).data.list.find(({ id }) => id === piece.id)?.holder?.name;
  expect(holder).toBeTruthy();
  const refusal = { messageKey: 'heldByOther', fields: { holder } };
  expect(await admin('approveContent', piece)).toMatchObject(refusal);
  expect(await admin('rejectContent', { ...piece, reason: '像是广告' })).toMatchObject(refusal);
  const { refused } = (await admin('bulkContents', { act: 'approve', items: [piece] })).data;
  expect(refused).toMatchObject([{ id: piece.id, key: 'heldByOther', fields: { holder } }]);
  expect(await read(piece.id)).toMatchObject({ status: 'pending' });
  await admin('claimContent', { id: piece.id, is_takeover: true });
  expect(await editor('approveContent', piece)).toMatchObject({ messageKey: 'heldByOther' });
  expect((await admin('approveContent', piece)).code).toBe(200);
});

test('the piece of a closed account is not approved and does not go out; it does once somebody decides so while opening the account', async () => {
  const { id: bannedId, token } = await register(backend, 'closed@example.org');
  const banned = as(backend, token);
  const waits = await pieceIn('pending', { owner: banned, admin });
  const due = await pieceIn('pending', { owner: banned, admin });
  await editor('approveContent', { ...due, release_time: inASecond() });
  const user = async () => ({
    id: bannedId,
    version: (await admin('deskUser', { id: bannedId })).data.version,
  });
  expect((await admin('banUser', { ...(await user()), reason: '测试' })).code).toBe(200);
  expect(await editor('approveContent', waits)).toMatchObject({ messageKey: 'ownerBanned' });
  const other = await pieceIn('pending', { owner: admin, admin });
  await editor('approveContent', { ...other, release_time: inASecond() });
  await until(async () => (await status(other.id)) === 200);
  expect(await read(due.id)).toMatchObject({ status: 'pending' });
  const schedules = [{ id: due.id, decision: 'publish' }];
  expect((await admin('unbanUser', { ...(await user()), schedules })).code).toBe(200);
  await until(async () => (await admin('contentDetails', { id: due.id, locale: 'zh-Hans' })).status === 200);
  expect((await editor('approveContent', waits)).code).toBe(200);
});

test('a topic deleted since is left out of what goes live', async () => {
  const document = { name: { 'zh-Hans': '短命专题' }, intro: {}, summary: {} };
  const made = await editor('saveRecord', { kind: 'topic', document });
  expect(made.code).toBe(200);
  const draft = await pieceIn('draft', { owner, admin });
  const saved = (await owner('saveDraft', { ...draft, lang: 'zh-Hans', topic_ids: [made.data.id] })).data;
  const sent = (await owner('submitContent', { id: draft.id, version: saved.version })).data;
  const when = { release_time: inASecond() };
  await editor('approveContent', { id: sent.id, version: sent.version, ...when });
  const gone = await editor('deleteRecord', { kind: 'topic', id: made.data.id, version: made.data.version });
  expect(gone.code).toBe(200);
  await until(async () => (await status(draft.id)) === 200);
  expect((await read(draft.id)).document.topic_ids).toEqual([]);
});

test('a scheduled import goes out like any other piece: logged, and not under embargo', async () => {
  const soon = new Date(Date.now() + 4000).toISOString();
  const later = { releasedAt: soon };
  await importInto(backend, [makeItem('due', later), makeItem('held', later)]);
  const { list } = (await editor('deskContents', { keyword: '标题' })).data;
  const idOf = (key: string) => list.find(({ title }) => title === `标题${key}`)?.id ?? 0;
  const { version } = await read(idOf('held'));
  const held = await editor('embargoContent', { id: idOf('held'), version, reason: '等对方回应' });
  expect(held.code).toBe(200);
  await until(async () => (await status(idOf('due'))) === 200);
  const log = (await admin('auditLog', { subject: 'content', subject_id: String(idOf('due')) })).data.list;
  expect(log[0]).toMatchObject({ command: 'approve', actor: null });
  await until(async () => (await read(idOf('held'))).status === 'pending');
  expect(await status(idOf('held'))).toBe(404);
});
