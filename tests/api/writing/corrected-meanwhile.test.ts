import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let admin: MemberCalls;
let editor: MemberCalls;
let owner: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  owner = callsOf(backend, (await register(backend, 'writer@example.org')).token);
});
afterAll(() => backend.destroy());

const read = async (id: number) => (await editor('readDraft', { id })).data;
const shown = async (id: number) => (await editor('contentDetails', { id, locale: 'zh-Hans' })).data;
const text = { lang: 'zh-Hans' as const };
const FIRST = WHOLE_TEXT.body;
const NEW = '<p>新写的一段。</p>';
const MENDED = '<p>凌晨三点，值班的人先听见的是提示音。</p>';

/** A live story whose draft has one paragraph more. */
async function liveWithDraft() {
  const live = await contentInState('live', { owner, admin });
  return (await owner('saveDraft', { ...live, ...text, body: FIRST + NEW })).data;
}
const submitted = async (content: { id: number; version: number }) =>
  (await owner('submitContent', { id: content.id, version: content.version })).data;
const correct = (content: { id: number; version: number }, fields: Record<string, unknown>) =>
  editor('correctContent', { id: content.id, version: content.version, ...text, ...fields });
const approve = (content: { id: number; version: number }, more: Record<string, unknown> = {}) =>
  editor('approveContent', { id: content.id, version: content.version, ...more });

test('a change of the live story is merged into its draft, and a save on the old version is a conflict', async () => {
  const draft = await liveWithDraft();
  const changed = await correct(draft, { title: '改正的题目', body: MENDED });
  expect(changed.code).toBe(200);
  const { document } = await read(draft.id);
  expect(document.texts[0]).toMatchObject({ title: '改正的题目', body: MENDED + NEW });
  const stale = await owner('saveDraft', { ...draft, ...text, body: `${FIRST}${NEW}<p>再一段。</p>` });
  expect(stale.messageKey).toBe('conflict');
  const { id, version } = changed.data;
  const sent = await submitted({ id, version });
  expect((await approve(sent)).code).toBe(200);
  expect(await shown(id)).toMatchObject({ title: '改正的题目', body: MENDED + NEW });
});

test('a change is merged into the submitted version, and approving the version before it is a conflict', async () => {
  const sent = await submitted(await liveWithDraft());
  expect((await correct(sent, { body: MENDED })).code).toBe(200);
  expect((await approve(sent)).messageKey).toBe('conflict');
  const { version } = (await editor('reviewDraft', { id: sent.id, locale: 'zh-Hans' })).data;
  expect((await approve({ id: sent.id, version })).code).toBe(200);
  expect((await shown(sent.id)).body).toBe(MENDED + NEW);
});

test('approving a version that reverts a change needs the editor’s confirmation', async () => {
  const live = await contentInState('live', { owner, admin });
  const draft = (await owner('saveDraft', { ...live, ...text, title: '作者的新题目' })).data;
  const corrected = await correct(draft, { title: '改正的题目' });
  const sent = await submitted({ id: live.id, version: corrected.data.version });
  const review = (await editor('reviewDraft', { id: sent.id, locale: 'zh-Hans' })).data;
  expect(review.lost_corrections).toEqual([{ lang: 'zh-Hans', field: 'title' }]);
  expect((await approve(sent)).messageKey).toBe('correctionLost');
  expect((await shown(live.id)).title).toBe('改正的题目');
  expect((await approve(sent, { drop_corrections: true })).code).toBe(200);
  expect((await shown(live.id)).title).toBe('作者的新题目');
  const { list } = (await admin('auditLog', { q: String(live.id), locale: 'zh-Hans' })).data;
  expect(JSON.stringify(list)).toContain('dropped');
});

test('a version of an author who adopted the change needs no confirmation', async () => {
  const live = await contentInState('live', { owner, admin });
  const draft = (await owner('saveDraft', { ...live, ...text, title: '作者的新题目' })).data;
  const corrected = (await correct(draft, { title: '改正的题目' })).data;
  const fields = { title: '改正的题目', body: FIRST + NEW };
  const again = (await owner('saveDraft', { ...corrected, ...text, ...fields })).data;
  expect((await approve(await submitted(again))).code).toBe(200);
});

test('a scheduled version that reverts a change is not published', async () => {
  const live = await contentInState('live', { owner, admin });
  const draft = (await owner('saveDraft', { ...live, ...text, title: '作者的新题目' })).data;
  const soon = new Date(Date.now() + 3000).toISOString();
  const approved = (await approve(await submitted(draft), { release_time: soon })).data;
  expect((await correct(approved, { title: '改正的题目' })).code).toBe(200);
  await until(async () => (await read(live.id)).edit === 'pending');
  expect((await shown(live.id)).title).toBe('改正的题目');
});

test('a live story under embargo cannot be changed', async () => {
  const live = await contentInState('live', { owner, admin });
  const embargoedStory = (await admin('embargoContent', { ...live, reason: '等法务' })).data;
  expect((await correct(embargoedStory, { title: '改正的题目' })).messageKey).toBe('underEmbargo');
  expect((await shown(live.id)).title).toBe(WHOLE_TEXT.title);
});

test('the source of a translation is remembered when the story is published and changed', async () => {
  const content = await contentInState('draft', { owner, admin });
  const { title, summary, body } = WHOLE_TEXT;
  const english = {
    lang: 'en',
    title: 'Night shift',
    summary: 'Four nights.',
    body: '<p>Two in the morning.</p>',
  };
  const made_from = { title, summary, body };
  const draft = (await owner('saveDraft', { ...content, ...english, made_from })).data;
  const approved = (await approve(await submitted(draft))).data;
  const source = async () =>
    (await read(content.id)).document.texts.find(({ lang }) => lang === 'en')?.made_from;
  expect(await source()).toEqual(made_from);
  expect((await correct(approved, { title: '改正的题目' })).code).toBe(200);
  expect(await source()).toEqual(made_from);
});

test('the same save sent twice has the same answer, and another save on that version is a conflict', async () => {
  const content = await contentInState('draft', { owner, admin });
  const save = { ...content, ...text, title: '夜班' };
  const first = await owner('saveDraft', save);
  const second = await owner('saveDraft', save);
  expect(second).toMatchObject({ code: 200, data: { id: content.id, version: first.data.version } });
  expect((await owner('saveDraft', { ...save, title: '早班' })).messageKey).toBe('conflict');
  expect((await editor('saveDraft', save)).messageKey).toBe('conflict');
});

test('the desk changes a live story in all its languages at once, apart from its draft', async () => {
  const content = await contentInState('draft', { owner, admin });
  const english = { lang: 'en', title: 'Night shift', summary: 'Four nights.', body: '<p>Two.</p>' };
  const live = (await approve(await submitted((await owner('saveDraft', { ...content, ...english })).data)))
    .data;
  const draft = (await owner('saveDraft', { ...live, ...text, title: '没写完的' })).data;
  const read = await editor('readLive', { id: content.id });
  expect(read.data).toMatchObject({
    version: draft.version,
    texts: [{ lang: 'zh-Hans', title: WHOLE_TEXT.title }, english],
  });
  const others = [{ lang: 'en', title: 'Night shifts' }];
  expect((await correct(read.data, { body: MENDED, others })).code).toBe(200);
  expect(await shown(content.id)).toMatchObject({ title: WHOLE_TEXT.title, body: MENDED });
  const inEnglish = (await editor('contentDetails', { id: content.id, locale: 'en' })).data;
  expect(inEnglish).toMatchObject({ title: 'Night shifts', body: '<p>Two.</p>' });
  expect((await owner('readLive', { id: content.id })).status).toBe(403);
  const unseen = await contentInState('draft', { owner, admin });
  expect((await editor('readLive', { id: unseen.id })).messageKey).toBe('wrongState');
});

test('a scheduled version whose loss of a change was confirmed is published at its time', async () => {
  const live = await contentInState('live', { owner, admin });
  const draft = (await owner('saveDraft', { ...live, ...text, title: '作者的新题目' })).data;
  const corrected = (await correct(draft, { title: '改正的题目' })).data;
  const sent = await submitted({ id: live.id, version: corrected.version });
  const release_time = new Date(Date.now() + 1500).toISOString();
  expect((await approve(sent, { release_time })).messageKey).toBe('correctionLost');
  expect((await approve(sent, { release_time, drop_corrections: true })).code).toBe(200);
  await until(async () => (await read(live.id)).edit !== 'scheduled');
  expect((await shown(live.id)).title).toBe('作者的新题目');
});

test('a draft newer than a scheduled version still asks before it reverts a change', async () => {
  const live = await contentInState('live', { owner, admin });
  const draft = (await owner('saveDraft', { ...live, ...text, title: '作者的新题目' })).data;
  const corrected = (await correct(draft, { title: '改正的题目' })).data;
  const adopted = (
    await owner('saveDraft', { ...corrected, ...text, title: '改正的题目', body: FIRST + NEW })
  ).data;
  const sent = await submitted(adopted);
  const newer = (await owner('saveDraft', { ...sent, ...text, title: '作者的新题目' })).data;
  const release_time = new Date(Date.now() + 1500).toISOString();
  expect((await approve(newer, { release_time })).code).toBe(200);
  await until(async () => (await read(live.id)).edit === 'draft');
  const { version } = await read(live.id);
  expect((await approve(await submitted({ id: live.id, version }))).messageKey).toBe('correctionLost');
});
