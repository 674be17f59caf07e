import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';
import { toWireTime } from '@/backend/kernel/text/time';
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

const read = async (id: number) => (await admin('readDraft', { id })).data;
const status = async (id: number) => (await owner('contentDetails', { id, locale: 'zh-Hans' })).status;
const inASecond = () => new Date(Date.now() + 1500).toISOString();

test('an editor cannot decide on a submission that another editor has claimed, not in bulk either, and sees who', async () => {
  const content = await contentInState('pending', { owner, admin });
  await editor('claimContent', { id: content.id });
  const holder = (await admin('reviewQueue')).data.list.find(({ id }) => id === content.id)?.holder?.name;
  expect(holder).toBeTruthy();
  const refusal = { messageKey: 'heldByOther', fields: { holder } };
  expect(await admin('approveContent', content)).toMatchObject(refusal);
  expect(await admin('rejectContent', { ...content, reason: '像是广告' })).toMatchObject(refusal);
  const { refused } = (await admin('bulkContents', { act: 'approve', items: [content] })).data;
  expect(refused).toMatchObject([{ id: content.id, key: 'heldByOther', fields: { holder } }]);
  expect(await read(content.id)).toMatchObject({ status: 'pending' });
  await admin('claimContent', { id: content.id, is_takeover: true });
  expect(await editor('approveContent', content)).toMatchObject({ messageKey: 'heldByOther' });
  expect((await admin('approveContent', content)).code).toBe(200);
});

test('a banned author’s submission is not approved or published until the ban is lifted with a decision about it', async () => {
  const { id: bannedId, token } = await register(backend, 'closed@example.org');
  const banned = callsOf(backend, token);
  const waits = await contentInState('pending', { owner: banned, admin });
  const due = await contentInState('pending', { owner: banned, admin });
  await editor('approveContent', { ...due, release_time: inASecond() });
  const user = async () => ({
    id: bannedId,
    version: (await admin('deskUser', { id: bannedId })).data.version,
  });
  expect((await admin('banUser', { ...(await user()), reason: '测试' })).code).toBe(200);
  expect(await editor('approveContent', waits)).toMatchObject({ messageKey: 'ownerBanned' });
  const other = await contentInState('pending', { owner: admin, admin });
  await editor('approveContent', { ...other, release_time: inASecond() });
  await until(async () => (await status(other.id)) === 200);
  expect(await read(due.id)).toMatchObject({ status: 'pending' });
  const schedules = [{ id: due.id, decision: 'publish' }];
  expect((await admin('unbanUser', { ...(await user()), schedules })).code).toBe(200);
  await until(async () => (await admin('contentDetails', { id: due.id, locale: 'zh-Hans' })).status === 200);
  expect((await editor('approveContent', waits)).code).toBe(200);
});

test('a topic deleted after the submission is left out of the published story', async () => {
  const document = { name: { 'zh-Hans': '短命专题' }, intro: {}, summary: {} };
  const savedTopic = await editor('saveRecord', { kind: 'topic', document });
  expect(savedTopic.code).toBe(200);
  const draft = await contentInState('draft', { owner, admin });
  const saved = (await owner('saveDraft', { ...draft, lang: 'zh-Hans', topic_ids: [savedTopic.data.id] }))
    .data;
  const sent = (await owner('submitContent', { id: draft.id, version: saved.version })).data;
  const when = { release_time: inASecond() };
  await editor('approveContent', { id: sent.id, version: sent.version, ...when });
  const gone = await editor('deleteRecord', {
    kind: 'topic',
    id: savedTopic.data.id,
    version: savedTopic.data.version,
  });
  expect(gone.code).toBe(200);
  await until(async () => (await status(draft.id)) === 200);
  expect((await read(draft.id)).document.topic_ids).toEqual([]);
});

test('a draft whose topic was deleted is saved with its words, and with other topics', async () => {
  const topic = async (name: string) =>
    (
      await editor('saveRecord', {
        kind: 'topic',
        document: { name: { 'zh-Hans': name }, intro: {}, summary: {} },
      })
    ).data;
  const [gone, other] = [await topic('要删的专题'), await topic('留着的专题')];
  const draft = await contentInState('draft', { owner, admin });
  const saved = (await owner('saveDraft', { ...draft, lang: 'zh-Hans', topic_ids: [gone.id] })).data;
  const { id, version } = gone;
  expect((await editor('deleteRecord', { kind: 'topic', id, version })).code).toBe(200);
  const words = { lang: 'zh-Hans', title: '照常存上', topic_ids: [gone.id, other.id] };
  const again = await owner('saveDraft', { id: saved.id, version: saved.version, ...words });
  expect(again.code).toBe(200);
  expect((await read(draft.id)).document).toMatchObject({
    ...{ texts: [{ title: '照常存上' }], topic_ids: [other.id] },
  });
  const unknown = { ...words, topic_ids: [other.id, 999_999] };
  const refused = await owner('saveDraft', { id: saved.id, version: again.data.version, ...unknown });
  expect(refused).toMatchObject({ fields: { topic_ids: 'notFound' } });
});

test('a scheduled import is published like other stories, with a log line, and not under embargo', async () => {
  const soon = new Date(Date.now() + 4000).toISOString();
  const later = { releasedAt: soon };
  await importInto(backend, [makeItem('due', later), makeItem('held', later)]);
  const { list } = (await editor('deskContents', { keyword: '标题' })).data;
  const idOf = (key: string) => list.find(({ title }) => title === `标题${key}`)?.id ?? 0;
  // The desk lists it with its release time.
  expect(list.find(({ title }) => title === '标题due')?.release_time).toBe(toWireTime(new Date(soon)));
  const { version } = await read(idOf('held'));
  const answer = await editor('embargoContent', { id: idOf('held'), version, reason: '等对方回应' });
  expect(answer.code).toBe(200);
  await until(async () => (await status(idOf('due'))) === 200);
  const log = (await admin('auditLog', { subject: 'content', subject_id: String(idOf('due')) })).data.list;
  expect(log[0]).toMatchObject({ command: 'approve', actor: null });
  await until(async () => (await read(idOf('held'))).status === 'pending');
  expect(await status(idOf('held'))).toBe(404);
});

test('a resubmission shows earlier rejections with reason, editor and version, until it is approved', async () => {
  let content = await contentInState('rejected', { owner, admin });
  const step = async (
    who: MemberCalls,
    name: Parameters<MemberCalls>[0],
    input: Record<string, unknown> = {},
  ) => {
    const { data } = await who(name, { id: content.id, version: content.version, ...input });
    content = { ...content, ...(data as { version: number }) };
  };
  const roundOf = async () =>
    (await editor('reviewQueue')).data.list.find(({ id }) => id === content.id)?.round;
  await step(owner, 'saveDraft', { ...WHOLE_TEXT, title: '第二次的题目' });
  await step(owner, 'submitContent');
  expect(await roundOf()).toBe(2);
  await step(editor, 'rejectContent', { reason: '数字没有来源' });
  await step(owner, 'saveDraft', { ...WHOLE_TEXT, title: '第三次的题目' });
  await step(owner, 'submitContent');
  await step(owner, 'recallContent');
  await step(owner, 'submitContent');
  expect(await roundOf()).toBe(3);
  const requested = (await editor('reviewDraft', { id: content.id })).data;
  expect(requested.returned).toMatchObject([{ reason: '像是广告' }, { reason: '数字没有来源' }]);
  expect(requested.returned.every(({ by }) => by !== null)).toBe(true);
  expect(requested.returned_document?.texts[0]?.title).toBe('第二次的题目');
  expect(requested.submitted.texts[0]?.title).toBe('第三次的题目');

  await step(editor, 'approveContent');
  await step(editor, 'undoApproval');
  expect(await roundOf()).toBe(3);
  await step(editor, 'approveContent');
  await step(owner, 'saveDraft', { ...WHOLE_TEXT, title: '上线以后又改' });
  await step(owner, 'submitContent');
  expect(await roundOf()).toBe(1);
  expect((await editor('reviewDraft', { id: content.id })).data).toMatchObject({
    returned: [],
    returned_document: null,
  });
});

test('a draft that equals the live story again is no edit, and one that differs or is submitted is', async () => {
  const content = await contentInState('live', { owner, admin });
  const changed = { ...WHOLE_TEXT, title: '多打了一个字的题目' };
  const first = (await owner('saveDraft', { ...content, ...changed })).data;
  expect(await read(content.id)).toMatchObject({ edit: 'draft' });
  const undone = (await owner('saveDraft', { ...content, version: first.version, ...WHOLE_TEXT })).data;
  expect(await read(content.id)).toMatchObject({ status: 'approved', edit: null });
  const again = (await owner('saveDraft', { ...content, version: undone.version, ...changed })).data;
  const sent = (await owner('submitContent', { id: content.id, version: again.version })).data;
  await owner('saveDraft', { ...content, version: sent.version, ...WHOLE_TEXT });
  expect(await read(content.id)).toMatchObject({ edit: 'pending' });
});

test('restoring a version from before a translation keeps the newest translation', async () => {
  const begun = (await owner('saveDraft', WHOLE_TEXT)).data;
  const english = { lang: 'en', title: 'The night shift', summary: '', body: '<p>Four nights.</p>' };
  const both = (await owner('saveDraft', { ...begun, ...english })).data;
  const later = (await owner('saveDraft', { ...both, ...WHOLE_TEXT, title: '改过的题目' })).data;
  await owner('restoreRevision', { id: begun.id, version: later.version, revision: begun.version });
  const { texts } = (await read(begun.id)).document;
  expect(texts.map(({ lang, title }) => [lang, title])).toEqual([
    ['zh-Hans', WHOLE_TEXT.title],
    ['en', 'The night shift'],
  ]);
});

test('the review counts an author’s published stories, edited ones once, and the author’s rejections', async () => {
  const author = callsOf(backend, (await register(backend, 'known@example.org')).token);
  const live = await contentInState('live, pending', { owner: author, admin });
  const { version } = (await admin('reviewDraft', { id: live.id, locale: 'zh-Hans' })).data;
  expect((await admin('approveContent', { id: live.id, version })).code).toBe(200);
  await contentInState('rejected', { owner: author, admin });
  const waits = await contentInState('pending', { owner: author, admin });
  const { history } = (await admin('reviewDraft', { id: waits.id, locale: 'zh-Hans' })).data;
  expect(history).toEqual({ approved: 1, rejected: 1 });
});
