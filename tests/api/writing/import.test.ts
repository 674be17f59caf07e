import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let editor: MemberCalls;
let categories: number[];
let topics: number[];

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  const setup = (await editor('writingSetup')).data;
  categories = setup.categories.map(({ id }) => id);
  topics = setup.topics.map(({ id }) => id);
});
afterAll(() => backend.destroy());

/** Imports one story and returns its id and version. */
async function imported(key: string): Promise<{ id: number; version: number }> {
  await importInto(backend, [makeItem(key)]);
  const { list } = (await editor('deskContents', { keyword: `标题${key}` })).data;
  const row = list.find(({ title }) => title === `标题${key}`);
  if (!row) throw new Error(`${key} is not there`);
  return { id: row.id, version: row.version };
}

const shown = async (id: number) => (await editor('contentDetails', { id, locale: 'zh-Hans' })).data;

test('fields set by an editor survive the next import, and the others follow the source', async () => {
  const story = await imported('fields');
  const settings = {
    category_id: categories[0],
    topic_ids: topics.slice(0, 1),
    region: 'hk',
    new_labels: ['编辑加的'],
  };
  expect((await editor('correctContent', { ...story, ...settings })).code).toBe(200);
  const again = await importInto(backend, [
    makeItem('fields', { title: '来源改的题目', labelNames: ['来源的标签'] }),
  ]);
  expect(again.data).toMatchObject({ updated: 1, waiting: 0 });
  const now = await shown(story.id);
  expect(now).toMatchObject({ title: '来源改的题目', region: 'hk', category: { id: categories[0] } });
  expect(now.topics.map(({ id }) => id)).toEqual(topics.slice(0, 1));
  expect(now.labels.map(({ name }) => name)).toEqual(['编辑加的']);
});

test('the drawing rule that an editor chose for a cover stays when the source changes', async () => {
  const story = await imported('cover');
  const percent = (body: string) => importInto(backend, [makeItem('cover', { title: '份额升到23%', body })]);
  const drawn = async () => (await shown(story.id)).figure?.kind;
  const quote = '<blockquote class="pull"><p>份额不是一天升上去的。</p></blockquote>';
  await percent(`<p>一段。</p>${quote}`);
  expect(await drawn()).toBe('percent');
  const { version } = (await editor('readDraft', { id: story.id })).data;
  const picked = { id: story.id, version, figure_rule: 'quote' as const };
  expect((await editor('correctContent', picked)).code).toBe(200);
  expect(await drawn()).toBe('quote');
  expect((await editor('readDraft', { id: story.id })).data.document.figure_rule).toBe('quote');
  expect((await percent(`<p>来源改了这一段。</p>${quote}`)).data).toMatchObject({ updated: 1 });
  expect(await drawn()).toBe('quote');
});

test('a text changed by an editor is not overwritten, and the change of the source waits once', async () => {
  const story = await imported('text');
  await editor('correctContent', { ...story, lang: 'zh-Hans', title: '编辑改的题目' });
  const moved = makeItem('text', { title: '来源又改了' });
  expect((await importInto(backend, [moved])).data).toMatchObject({ updated: 0, waiting: 1 });
  expect((await shown(story.id)).title).toBe('编辑改的题目');
  expect((await importInto(backend, [moved])).data).toMatchObject({ unchanged: 1, waiting: 0 });
});

test('a draft survives an import, and the change of the source waits', async () => {
  const story = await imported('draft');
  await editor('saveDraft', { ...story, lang: 'zh-Hans', title: '正在改' });
  expect((await importInto(backend, [makeItem('draft', { title: '来源改了' })])).data.waiting).toBe(1);
  expect((await editor('readDraft', { id: story.id })).data.document.texts[0]?.title).toBe('正在改');
});

test('a draft of a story that its source had withdrawn survives an import, too', async () => {
  const story = await imported('back');
  await importInto(backend, [makeItem('back', { status: 'withdrawn' })]);
  const { version } = (await editor('readDraft', { id: story.id })).data;
  const saved = await editor('saveDraft', { id: story.id, version, lang: 'zh-Hans', title: '正在改' });
  expect(saved.code).toBe(200);
  await importInto(backend, [makeItem('back', { title: '来源改了' })]);
  expect((await editor('readDraft', { id: story.id })).data.document.texts[0]?.title).toBe('正在改');
});

test('a draft that the desk published stays public when its source changes, and one that it did not is taken back', async () => {
  const draft = { status: 'draft' as const };
  await importInto(backend, [makeItem('published', draft), makeItem('open')]);
  const find = async (title: string) =>
    (await editor('deskContents', { keyword: title })).data.list.find((row) => row.title === title);
  const row = await find('标题published');
  if (!row) throw new Error('the draft is not at the desk');
  expect(row.status).toBe('draft');
  const submitted = await editor('submitContent', { id: row.id, version: row.version });
  expect(submitted.code).toBe(200);
  const approved = await editor('approveContent', { id: row.id, version: submitted.data.version });
  expect(approved.code).toBe(200);
  const moved = [
    makeItem('published', { ...draft, title: '来源的草稿改了' }),
    makeItem('open', { ...draft, title: '来源不再公开' }),
  ];
  expect((await importInto(backend, moved)).data).toMatchObject({ waiting: 1, updated: 1 });
  expect((await shown(row.id)).title).toBe('标题published');
  expect((await find('来源不再公开'))?.status).toBe('draft');
});

test('a story the desk withdrew stays withdrawn when its source changes', async () => {
  const story = await imported('withdrawn');
  await editor('withdrawContent', { ...story, reason: '数据有误' });
  await importInto(backend, [makeItem('withdrawn', { title: '来源改了' })]);
  expect(await editor('contentDetails', { id: story.id })).toMatchObject({ status: 410 });
});

test('a story under embargo is not changed by an import, and the change of the source waits', async () => {
  const story = await imported('held');
  await editor('embargoContent', { ...story, reason: '等对方回应' });
  const moved = makeItem('held', { title: '来源改了' });
  expect((await importInto(backend, [moved])).data).toMatchObject({ updated: 0, waiting: 1 });
  expect((await shown(story.id)).title).toBe('标题held');
});

test('a waiting change is not counted as updated or withdrawn', async () => {
  const story = await imported('counted');
  await imported('taken');
  await imported('gone');
  await editor('correctContent', { ...story, lang: 'zh-Hans', title: '编辑改的题目' });
  const { data } = await importInto(backend, [
    makeItem('counted', { status: 'withdrawn' }),
    makeItem('taken', { title: '来源改了' }),
    makeItem('gone', { status: 'withdrawn' }),
  ]);
  expect(data).toMatchObject({ added: 0, updated: 1, withdrawn: 1, waiting: 1, unchanged: 0 });
});

test('a removed story stays removed when its source changes', async () => {
  const admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  const story = await imported('removed');
  expect((await admin('removeContent', { ...story, reason: '法院裁定' })).code).toBe(200);
  const moved = makeItem('removed', { title: '来源又改了' });
  expect((await importInto(backend, [moved])).data.waiting).toBe(0);
  expect((await editor('contentDetails', { id: story.id })).status).toBe(410);
  expect((await admin('readDraft', { id: story.id })).data.status).toBe('removed');
  expect((await editor('revisions', { id: story.id })).status).toBe(404);
});

test('a text that fails even the checks for archives is imported as a draft, or waits as a change of the source', async () => {
  const body = '<p>没有题目的一篇</p>';
  await importInto(backend, [makeItem('nameless', { title: ' ', body }), makeItem('named')]);
  const { list } = (await editor('deskContents', { status: 'draft' })).data;
  expect(list.map(({ is_imported }) => is_imported)).toContain(true);
  const story = await imported('named');
  const renamed = await importInto(backend, [makeItem('named', { title: ' ' })]);
  expect(renamed.data).toMatchObject({ updated: 0, waiting: 1 });
  expect((await shown(story.id)).title).toBe('标题named');
  const follow = { id: story.id, version: story.version, decision: 'follow' };
  expect((await editor('decideSourceChange', follow)).fields).toEqual({
    'zh-Hans.titleMissing': 'titleMissing',
  });
});

const WITHOUT_ALT = '<p>正文</p><figure><img src="/media/none.png" /></figure>';

test('an old story without alt texts can get a label and be restored, and a rewritten text is checked', async () => {
  await importInto(backend, [makeItem('bare', { body: WITHOUT_ALT })]);
  const story = await imported('bare');
  const labelled = await editor('correctContent', { ...story, new_labels: ['旧档案'] });
  expect(labelled.code).toBe(200);
  const gone = (await editor('withdrawContent', labelled.data)).data;
  const back = await editor('restoreContent', { ...gone, reason: '已核实' });
  expect(back.code).toBe(200);
  const body = '<p>改了</p><figure><img src="/media/none.png" alt="" /></figure>';
  const rewritten = await editor('correctContent', { ...back.data, lang: 'zh-Hans', body });
  expect(rewritten.fields).toEqual({ 'zh-Hans.altMissing.1': 'altMissing' });
});

test('following a source takes over its settings except those set by an editor, and twice gives the same answer', async () => {
  const story = await imported('follow');
  const set = { ...story, lang: 'zh-Hans', title: '编辑改的题目', category_id: categories[0] };
  await editor('correctContent', set);
  const source_url = 'https://example.org/moved';
  await importInto(backend, [
    makeItem('follow', { title: '来源的题目', sourceUrl: source_url, categoryName: '别的分类' }),
  ]);
  const { version } = (await editor('readDraft', { id: story.id })).data;
  const { updated_time } = await shown(story.id);
  const decide = { id: story.id, version, decision: 'follow' };
  const first = await editor('decideSourceChange', decide);
  expect(first.code).toBe(200);
  expect(await shown(story.id)).toMatchObject({
    title: '来源的题目',
    source_url,
    category: { id: categories[0] },
    updated_time,
  });
  expect((await editor('decideSourceChange', decide)).data).toEqual(first.data);
  const other = callsOf(backend, (await signInAs(backend, 'admin')).token);
  expect((await other('decideSourceChange', decide)).messageKey).toBe('notFound');
  await editor('correctContent', { ...first.data, lang: 'zh-Hans', title: '又改了' });
  await importInto(backend, [makeItem('follow', { title: '来源更正', sourceUrl: source_url })]);
  const again = (await editor('readDraft', { id: story.id })).data;
  const notified = await editor('decideSourceChange', {
    id: story.id,
    version: again.version,
    decision: 'follow',
    correction: { 'zh-Hans': '来源更正了题目。' },
  });
  expect(notified.code).toBe(200);
  expect((await shown(story.id)).corrections).toMatchObject([{ text: '来源更正了题目。' }]);
});
