import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { inDatabase } from '@/tests/support/database';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let editor: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(() => backend.destroy());

const zh = (text: string) => ({ 'zh-Hans': text });
const find = async (kind: 'label' | 'author' | 'topic', keyword: string) => {
  const { list } = (await editor('records', { kind, keyword })).data;
  const row = list.find(({ title }) => title === keyword);
  if (!row) throw new Error(`no ${kind} ${keyword}`);
  return { kind, id: row.id, version: row.version };
};
const storyOf = async (title: string) => {
  const { list } = (await editor('deskContents', { keyword: title })).data;
  return list[0] ?? { id: 0, version: 0 };
};
const labelsOf = async (id: number) =>
  (await editor('contentDetails', { id })).data.labels.map(({ name }) => name);
const inLabel = (id: number) => backend.call('labelDetails', { id });

test('the uses of a label are listed before it is deleted, and its stories get it back when it is restored', async () => {
  await importInto(backend, [
    makeItem('one', { labelNames: ['链上国债', '甲'] }),
    makeItem('two', { labelNames: ['甲'] }),
  ]);
  const label = await find('label', '甲');
  const { list } = (await editor('recordUsage', { kind: 'label', id: label.id })).data;
  expect(list.map(({ by, total }) => [by, total])).toEqual([['item', 2]]);
  const story = await storyOf('标题one');

  const gone = (await editor('deleteRecord', label)).data;
  expect(await labelsOf(story.id)).not.toContain('甲');
  expect((await backend.raw(`/getLabelDetails?id=${label.id}`)).status).toBe(404);
  await editor('restoreRecord', { kind: 'label', ...gone });
  expect(await labelsOf(story.id)).toContain('甲');
  expect((await inLabel(label.id)).data.total).toBe(2);
});

test('merging two labels moves stories, drafts, list sizes, the old address and the old name to one of them', async () => {
  await importInto(backend, [
    makeItem('three', { labelNames: ['乙'] }),
    makeItem('four', { labelNames: ['乙', '丙'] }),
    makeItem('five', { labelNames: ['丙'] }),
  ]);
  const [from, into] = [await find('label', '乙'), await find('label', '丙')];
  const draft = await editor('saveDraft', {
    lang: 'zh-Hans',
    title: '草稿',
    summary: '',
    body: '',
    label_ids: [from.id],
  });
  expect((await editor('mergeRecords', { ...from, into: from.id })).code).toBe(400);
  expect((await editor('mergeRecords', { ...from, into: into.id })).code).toBe(200);

  expect(await labelsOf((await storyOf('标题three')).id)).toEqual(['丙']);
  expect(await labelsOf((await storyOf('标题four')).id)).toEqual(['丙']);
  const merged = await inLabel(from.id);
  expect(merged.label.id).toBe(into.id);
  expect(merged.data).toMatchObject({ total: 3 });
  expect(merged.data.list).toHaveLength(3);
  expect((await editor('readDraft', { id: draft.data.id })).data.document.label_ids).toEqual([into.id]);
  await importInto(backend, [makeItem('six', { labelNames: ['乙'] })]);
  expect(await labelsOf((await storyOf('标题six')).id)).toEqual(['丙']);
  expect((await inLabel(into.id)).data.total).toBe(4);
  // The old name of a merged label stands for the new label, so no other label may take it; the new label itself may.
  const another = await editor('saveRecord', { kind: 'label', document: { name: zh('乙') } });
  expect(another).toMatchObject({ code: 400, fields: { name: 'taken' } });
  const renamed = await editor('saveRecord', { ...into, document: { name: zh('乙') } });
  expect(renamed.code).toBe(200);
  await editor('saveRecord', { ...into, version: renamed.data.version, document: { name: zh('丙') } });
  const [line] = (await editor('auditLog', { subject: 'label', subject_id: String(from.id) })).data.list;
  expect(line).toMatchObject({
    command: 'merge',
    title: '乙',
    detail: { after: { into: into.id, title: '丙' } },
  });
});

test('the price of a label moves when it is merged, and comes back with its old names when it is restored', async () => {
  await importInto(backend, [makeItem('price', { labelNames: ['旧名', '新名'] })]);
  const [from, into] = [await find('label', '旧名'), await find('label', '新名')];
  const [series] = inDatabase(
    backend.dataDir,
    `update data_series set label_id = ${from.id} where id = (select min(id) from data_series) returning id::int`,
  ) as { id: number }[];
  const labelOfSeries = () =>
    inDatabase(backend.dataDir, `select label_id::int as id from data_series where id = ${series?.id}`);
  expect((await editor('mergeRecords', { ...from, into: into.id })).code).toBe(200);
  expect(labelOfSeries()).toEqual([{ id: into.id }]);

  const gone = (await editor('deleteRecord', await find('label', '新名'))).data;
  expect(labelOfSeries()).toEqual([{ id: null }]);
  await editor('restoreRecord', { kind: 'label', ...gone });
  expect(labelOfSeries()).toEqual([{ id: into.id }]);
  await importInto(backend, [makeItem('again', { labelNames: ['旧名'] })]);
  expect(await labelsOf((await storyOf('标题again')).id)).toEqual(['新名']);
});

test('a label cannot have the name of another, in either script', async () => {
  await editor('saveRecord', { kind: 'label', document: { name: zh('鏈上數據') } });
  const again = await editor('saveRecord', { kind: 'label', document: { name: zh('链上数据') } });
  expect(again).toMatchObject({ code: 400, fields: { name: 'taken' } });
});

test('an author with articles cannot be deleted, and merged, all articles are those of the other author', async () => {
  await importInto(backend, [
    makeItem('seven', { authorName: '笔名' }),
    makeItem('eight', { authorName: '本名' }),
  ]);
  const [pen, real] = [await find('author', '笔名'), await find('author', '本名')];
  expect(await editor('deleteRecord', pen)).toMatchObject({ code: 409, messageKey: 'stillUsed' });
  expect((await editor('mergeRecords', { ...pen, into: real.id })).code).toBe(200);
  const shown = (await editor('authors', { id: pen.id })).data;
  expect(shown.list).toMatchObject([{ id: real.id, total: 2 }]);
  await importInto(backend, [makeItem('nine', { authorName: '笔名' })]);
  expect((await editor('authors', { id: real.id })).data.list[0]?.total).toBe(3);
});

test('texts and banners that link to a record are listed, and links to longer ids are not', async () => {
  const answer = await editor('saveRecord', { kind: 'label', document: { name: zh('被链接') } });
  const { id } = answer.data;
  await importInto(backend, [
    makeItem('ten', { body: `<p>见<a href="/en/features/label/${id}">这里</a></p>` }),
    makeItem('eleven', { body: `<p>见<a href="/features/label/${id}9">别的</a></p>` }),
  ]);
  const banner = { title: zh('看'), link: `/zh-hant/features/label/${id}`, starts: null, ends: null };
  await editor('saveRecord', { kind: 'banner', document: banner });
  const { list } = (await editor('recordUsage', { kind: 'label', id })).data;
  expect(list.map(({ by, total, shown }) => [by, total, shown[0]?.title])).toEqual([
    ['link', 1, '标题ten'],
    ['banner', 1, '看'],
  ]);
});

test('a deleted topic is removed from its stories, and restored with them', async () => {
  const storyRow = await storyOf('标题ten');
  const topic = (
    await editor('saveRecord', { kind: 'topic', document: { name: zh('暂时'), intro: {}, summary: {} } })
  ).data;
  await editor('correctContent', { ...storyRow, topic_ids: [topic.id] });
  const topicsOf = async () =>
    (await editor('contentDetails', { id: storyRow.id })).data.topics.map(({ id }) => id);
  expect(await topicsOf()).toEqual([topic.id]);
  const gone = (await editor('deleteRecord', { kind: 'topic', ...topic })).data;
  expect(await topicsOf()).toEqual([]);
  await editor('restoreRecord', { kind: 'topic', ...gone });
  expect(await topicsOf()).toEqual([topic.id]);
  expect((await editor('specialDetails', { id: topic.id })).data.data.total).toBe(1);
});

test('one of twenty simultaneous changes of a record is saved, and the others get a conflict', async () => {
  const { id, version } = await find('label', '丙');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      editor('saveRecord', { kind: 'label', id, version, document: { name: zh(`丙${index}`) } }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(19);
});
