import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState, type State } from '@/tests/support/drafts';

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

const make = (states: State[]) => Promise.all(states.map((state) => contentInState(state, { owner, admin })));
const status = async (id: number) => (await editor('contentDetails', { id })).status;

test('each story is checked by itself, each refusal is listed, and one number joins the lines of the log', async () => {
  const [live, moved, draft, gone] = await make(['live', 'live', 'draft', 'removed']);
  await editor('correctContent', { ...moved, title: '刚刚改过' });
  const stories = [live, moved, draft, gone, { id: 999_999, version: 1 }];
  const requested = { act: 'withdraw', items: stories, reason: '数字有误', locale: 'en' };

  const trial = (await editor('bulkContents', { ...requested, is_trial: true })).data;
  expect(trial.batch).toBe('');
  expect(await status(live?.id ?? 0)).toBe(200);

  const { batch, done, refused } = (await editor('bulkContents', requested)).data;
  expect(done.map(({ id }) => id)).toEqual([live?.id]);
  expect(refused.map(({ id, key }) => [id, key])).toEqual([
    [moved?.id, 'conflict'],
    [draft?.id, 'wrongState'],
    [gone?.id, 'notFound'],
    [999_999, 'notFound'],
  ]);
  expect(refused.map(({ id, key }) => [id, key])).toEqual(trial.refused.map(({ id, key }) => [id, key]));
  expect(refused[1]).toMatchObject({ title: '清算所的夜班表', message: expect.stringMatching(/^[A-Z]/) });
  // Only administrators see the title of a removed story.
  expect(refused[2]?.title).toBe('');
  const asAdmin = (await admin('bulkContents', { ...requested, items: [gone], is_trial: true })).data;
  expect(asAdmin.refused[0]?.title).not.toBe('');
  expect(await status(live?.id ?? 0)).toBe(410);
  expect(await status(moved?.id ?? 0)).toBe(200);

  const back = (await editor('bulkContents', { act: 'restore', items: done, reason: '已核实' })).data;
  expect(back.done).toHaveLength(1);
  const log = (await editor('auditLog', { subject_id: String(live?.id) })).data.list;
  expect(log.slice(0, 2).map((row) => [row.command, row.batch])).toEqual([
    ['restore', back.batch],
    ['withdraw', batch],
  ]);
  expect(batch).not.toBe(back.batch);
});

test('a draft under embargo is not approved in bulk', async () => {
  const [embargoedDraft, free] = await make(['pending', 'pending']);
  const { data } = await editor('embargoContent', { ...embargoedDraft, reason: '等官方消息' });
  const stories = [data, free];
  const { done, refused } = (await admin('bulkContents', { act: 'approve', items: stories })).data;
  expect(done.map(({ id }) => id)).toEqual([free?.id]);
  expect(refused).toMatchObject([
    { id: embargoedDraft?.id, key: 'underEmbargo', fields: { embargo: '等官方消息' } },
  ]);
  const released = (await editor('bulkContents', { act: 'endEmbargo', items: [data] })).data;
  expect(released.done).toHaveLength(1);
  expect((await editor('bulkContents', { act: 'reject', items: released.done })).data.refused).toMatchObject([
    { key: 'invalidInput', fields: { reason: 'required' } },
  ]);
});

test('labels, a topic and a category are added to those the stories have', async () => {
  const drafts = await make(['live', 'live']);
  const setup = (await editor('writingSetup')).data;
  const topic_id = setup.topics[0]?.id;
  const category_id = setup.categories[0]?.id;
  let stories: unknown = drafts;
  for (const change of [
    { act: 'label', new_labels: ['夜班'] },
    { act: 'label', new_labels: ['清算'] },
    { act: 'topic', topic_id },
    { act: 'category', category_id },
  ])
    stories = (await editor('bulkContents', { ...change, items: stories })).data.done;
  for (const { id } of drafts) {
    const shown = (await editor('contentDetails', { id })).data;
    expect(shown.labels.map(({ name }) => name).toSorted()).toEqual(['夜班', '清算'].toSorted());
    expect(shown.topics.map((topic) => topic.id)).toEqual([topic_id]);
    expect(shown.category?.id).toBe(category_id);
  }
});

test('no story gets more labels than a draft may have, by new ones neither', async () => {
  const names = (from: number) => Array.from({ length: 10 }, (_, at) => `标签${from + at}`);
  const [draft] = await make(['draft']);
  const saved = (await owner('saveDraft', { ...draft, lang: 'zh-Hans', new_labels: names(0) })).data;
  const sent = (await owner('submitContent', { id: saved.id, version: saved.version })).data;
  const live = (await editor('approveContent', { id: sent.id, version: sent.version })).data;
  const { label_ids } = (await owner('readDraft', { id: live.id })).data.document;
  expect(label_ids).toHaveLength(10);
  const more = { ...live, lang: 'zh-Hans', new_labels: names(10) };
  expect(await owner('saveDraft', more)).toMatchObject({ code: 400, fields: { label_ids: 'tooMany' } });
  const { refused } = (await editor('bulkContents', { act: 'label', new_labels: ['夜班'], items: [live] }))
    .data;
  expect(refused).toMatchObject([{ id: live.id, fields: { label_ids: 'tooMany' } }]);
});

test('a story listed twice, or a request sent twice, is processed once, and too many stories are refused', async () => {
  const [live] = await make(['live']);
  const once = (await editor('bulkContents', { act: 'withdraw', items: [live, live] })).data;
  expect(once.done).toHaveLength(1);
  const again = (await editor('bulkContents', { act: 'withdraw', items: [live] })).data;
  expect(again.done).toEqual(once.done);
  const many = Array.from({ length: 201 }, (_, n) => ({ id: n + 1, version: 1 }));
  expect((await editor('bulkContents', { act: 'withdraw', items: many })).code).toBe(400);
});
