import { CHEAP_PASSWORDS, register, signInAs, waiting } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';

const WRITER = 'writer@example.org';

let backend: TestBackend;
let admin: MemberCalls;
let editor: MemberCalls;
let owner: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  owner = callsOf(backend, (await register(backend, WRITER)).token);
});
afterAll(() => backend.destroy());

const read = async (id: number) => (await editor('readDraft', { id })).data;
const shown = (id: number) => editor('contentDetails', { id, locale: 'zh-Hans' });
const lettersNow = async () => (await waiting(backend)).filter((row) => row.to === WRITER).length;

test('undoing a first publication puts the draft back into the queue, and its address is unknown again', async () => {
  const content = await contentInState('pending', { owner, admin });
  const before = await read(content.id);
  const letters = await lettersNow();
  const approved = (await editor('approveContent', content)).data;
  expect((await shown(content.id)).status).toBe(200);
  expect((await admin('undoApproval', approved)).messageKey).toBe('wrongState');
  expect((await editor('undoApproval', approved)).code).toBe(200);
  expect((await shown(content.id)).status).toBe(404);
  const after = await read(content.id);
  expect(after).toMatchObject({ status: 'pending', live: null, document: before.document });
  expect(after.submitted).toMatchObject({ time: before.submitted?.time, langs: ['zh-Hans'] });
  expect(await lettersNow()).toBe(letters);
  const { list } = (await owner('messages')).data;
  expect(list.filter(({ link }) => link === `/contents/${content.id}`)).toEqual([]);
  const again = { id: content.id, version: after.version };
  expect((await editor('approveContent', again)).code).toBe(200);
  expect((await shown(content.id)).status).toBe(200);
});

test('undoing an approved change of a live story restores it word for word, with languages and corrections', async () => {
  const live = await contentInState('live', { owner, admin });
  const before = (await shown(live.id)).data;
  const changed = { title: '改过的题目', body: '<p>改过的正文。</p>' };
  let content = (await owner('saveDraft', { ...live, lang: 'zh-Hans', ...changed })).data;
  const english = {
    lang: 'en',
    title: 'Night shift',
    summary: 'Four nights.',
    body: '<p>Two in the morning.</p>',
  };
  content = (await owner('saveDraft', { id: content.id, version: content.version, ...english })).data;
  const sent = (await owner('submitContent', { id: content.id, version: content.version })).data;
  const correction = { 'zh-Hans': '题目有误，已改。', en: 'The title was wrong and has been changed.' };
  const approved = (await editor('approveContent', { id: sent.id, version: sent.version, correction })).data;
  expect((await shown(live.id)).data).toMatchObject({ title: '改过的题目', corrections: [{}] });
  expect((await editor('undoApproval', approved)).code).toBe(200);
  expect((await shown(live.id)).data).toEqual(before);
  const after = await read(live.id);
  expect(after).toMatchObject({ status: 'approved', edit: 'pending' });
  expect(after.document.texts.map(({ title }) => title)).toEqual(['改过的题目', 'Night shift']);
});

test('undoing the approval of a scheduled version puts it back into the queue', async () => {
  const content = await contentInState('pending', { owner, admin });
  const release_time = '2199-01-01 08:00:00';
  const approved = (await editor('approveContent', { ...content, release_time, far: true })).data;
  expect((await editor('undoApproval', approved)).code).toBe(200);
  expect(await read(content.id)).toMatchObject({ status: 'pending' });
});

test('an approval cannot be undone after a later change', async () => {
  const content = await contentInState('pending', { owner, admin });
  const approved = (await editor('approveContent', content)).data;
  await admin('correctContent', { ...approved, lang: 'zh-Hans', title: '又改了' });
  expect((await editor('undoApproval', approved)).messageKey).toBe('wrongState');
  expect((await shown(content.id)).data.title).toBe('又改了');
});

test('an approval can be undone, given again and undone again', async () => {
  const live = await contentInState('live, pending', { owner, admin });
  const before = (await shown(live.id)).data;
  const first = (await editor('approveContent', live)).data;
  const back = (await editor('undoApproval', first)).data;
  const second = (await editor('approveContent', back)).data;
  expect((await shown(live.id)).data.title).toBe('改过的题目');
  expect((await editor('undoApproval', second)).code).toBe(200);
  expect((await shown(live.id)).data).toEqual(before);
  expect(await read(live.id)).toMatchObject({ status: 'approved', edit: 'pending' });
});

test('undoing an approved change of a withdrawn story puts the change back into the queue', async () => {
  const gone = await contentInState('withdrawn', { owner, admin });
  const draft = (await owner('saveDraft', { ...gone, lang: 'zh-Hans', title: '改过的题目' })).data;
  const sent = (await owner('submitContent', { id: gone.id, version: draft.version })).data;
  const approved = (await editor('approveContent', { id: gone.id, version: sent.version })).data;
  expect((await editor('undoApproval', approved)).code).toBe(200);
  expect((await shown(gone.id)).status).toBe(410);
  expect(await read(gone.id)).toMatchObject({ status: 'withdrawn', edit: 'pending' });
  const { version } = await read(gone.id);
  const back = { id: gone.id, version, reason: '已核实' };
  expect((await editor('restoreContent', back)).code).toBe(200);
  expect((await shown(gone.id)).data.title).not.toBe('改过的题目');
});

test('undoing an approval keeps a draft newer than the scheduled version', async () => {
  const content = await contentInState('pending', { owner, admin });
  const newer = (await owner('saveDraft', { ...content, lang: 'zh-Hans', title: '后来的题目' })).data;
  const release_time = '2199-01-01 08:00:00';
  const scheduled = await editor('approveContent', {
    id: content.id,
    version: newer.version,
    release_time,
    far: true,
  });
  expect((await editor('undoApproval', scheduled.data)).code).toBe(200);
  const after = await read(content.id);
  expect(after).toMatchObject({ status: 'pending', document: { texts: [{ title: '后来的题目' }] } });
  expect((await editor('approveContent', { id: content.id, version: after.version })).code).toBe(200);
  expect((await shown(content.id)).data.title).not.toBe('后来的题目');
});

test('undoing an approval restores the embargo it had overridden', async () => {
  const content = await contentInState('pending', { owner, admin });
  const embargoedDraft = (await admin('embargoContent', { ...content, reason: '等法务' })).data;
  const approved = (await admin('approveContent', { ...embargoedDraft, override_embargo: true })).data;
  expect((await admin('undoApproval', approved)).code).toBe(200);
  expect((await read(content.id)).embargo).toEqual({ reason: '等法务', until: null });
});

test('an approval can be undone after its author has saved, and what was saved stays', async () => {
  for (const state of ['pending', 'live, pending'] as const) {
    const content = await contentInState(state, { owner, admin });
    const before = (await shown(content.id)).data;
    const approved = (await editor('approveContent', content)).data;
    const saved = await owner('saveDraft', { ...content, lang: 'zh-Hans', summary: '批准之后写的。' });
    expect(saved.code).toBe(200);
    expect((await editor('undoApproval', approved)).code).toBe(200);
    expect((await shown(content.id)).data).toEqual(before);
    const after = await read(content.id);
    expect(after.submitted).not.toBeNull();
    expect(after.document.texts[0]).toMatchObject({ summary: '批准之后写的。' });
    const again = { id: content.id, version: after.version };
    expect((await editor('approveContent', again)).code).toBe(200);
    expect((await shown(content.id)).data.summary).not.toBe('批准之后写的。');
  }
});

test('undoing one of two approvals leaves the author what the other one said', async () => {
  const first = await contentInState('pending', { owner, admin });
  const second = await contentInState('pending', { owner, admin });
  const scheduled = { release_time: '2199-01-01 08:00:00', far: true };
  const titles = async () => (await owner('messages')).data.list.map(({ title }) => title);
  const notices = (await titles()).length;
  const letters = await lettersNow();
  const approved = (await editor('approveContent', { ...first, ...scheduled })).data;
  expect((await editor('approveContent', { ...second, ...scheduled })).code).toBe(200);
  expect((await titles()).length).toBe(notices + 2);
  expect((await editor('undoApproval', approved)).code).toBe(200);
  expect((await titles()).length).toBe(notices + 1);
  expect(await lettersNow()).toBe(letters + 1);
});
