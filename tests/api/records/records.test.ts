import type { RecordKindName } from '@/backend/contract/records/kinds';
import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { CREATED_RECORDS, zh } from '@/tests/support/created-records';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';
import { followPageChanges } from '@/tests/support/page-changes';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let pages: ReturnType<typeof followPageChanges>;
let editor: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  pages = followPageChanges(backend);
  await pages.begin();
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

describe.each(Object.entries(CREATED_RECORDS))('a %s', (name, { make, change, tag }) => {
  const kind = name as RecordKindName;

  test('is created, changed, found, deleted and restored, and its pages are purged each time', async () => {
    const answer = await editor('saveRecord', { kind, document: await make(editor) });
    expect(answer).toMatchObject({ code: 200, data: { version: 1 } });
    const { id } = answer.data;
    expect(await pages.received(tag(id))).toBe(true);
    const first = (await editor('readRecord', { kind, id })).data;

    const document = { ...first.document, ...change };
    const saved = await editor('saveRecord', { kind, id, version: 1, document });
    expect(saved.data).toEqual({ id, version: 2 });
    expect(await pages.received(tag(id))).toBe(true);
    const second = (await editor('readRecord', { kind, id })).data;
    expect(second.document).toEqual(document);
    expect(second.versions.map(({ number, command }) => [number, command])).toEqual([
      [2, 'edit'],
      [1, 'create'],
    ]);
    expect((await editor('readRecord', { kind, id, number: 1 })).data.document).toEqual(first.document);
    expect((await editor('records', { kind, ids: [id] })).data.list).toMatchObject([{ id, version: 2 }]);

    // Saving the same again changes nothing; other content on the old version is refused, and the answer has the newer
    // version.
    expect((await editor('saveRecord', { kind, id, version: 1, document })).data).toEqual({ id, version: 2 });
    const late = await editor('saveRecord', { kind, id, version: 1, document: first.document });
    expect(late).toMatchObject({ code: 409, data: { version: 2, document, base: first.document } });

    expect((await editor('deleteRecord', { kind, id, version: 1 })).code).toBe(409);
    expect((await editor('deleteRecord', { kind, id, version: 2 })).data).toEqual({ id, version: 3 });
    expect((await editor('deleteRecord', { kind, id, version: 2 })).data).toEqual({ id, version: 3 });
    expect(await pages.received(tag(id))).toBe(true);
    expect((await editor('records', { kind, ids: [id] })).data.list).toEqual([]);
    const gone = (await editor('records', { kind, is_deleted: true })).data.list.find((row) => row.id === id);
    expect(gone?.deleted_time).not.toBe('');
    expect((await editor('saveRecord', { kind, id, version: 3, document })).code).toBe(404);

    expect((await editor('restoreRecord', { kind, id, version: 3 })).data).toEqual({ id, version: 4 });
    expect(await pages.received(tag(id))).toBe(true);
    expect((await editor('readRecord', { kind, id })).data).toMatchObject({ document, deleted_time: '' });

    const log = (await editor('auditLog', { subject: kind, subject_id: String(id) })).data.list;
    expect(log.map(({ command, version }) => [command, version])).toEqual([
      ['undelete', 4],
      ['delete', 3],
      ['edit', 2],
      ['create', 1],
    ]);
    expect(Object.keys(log[2]?.detail.after as object)).toEqual(Object.keys(change));
  });
});

test('the state before the first change at the desk is version 1, and can be read', async () => {
  const seeded = (await editor('records', { kind: 'partner' })).data.list.at(-1);
  const id = seeded?.id ?? 0;
  const { version, document } = (await editor('readRecord', { kind: 'partner', id })).data;
  expect(version).toBe(1);
  const changed = { ...document, url: 'https://changed.example.org/' };
  await editor('saveRecord', { kind: 'partner', id, version, document: changed });
  const { versions } = (await editor('readRecord', { kind: 'partner', id })).data;
  expect(versions.map(({ number, command, editor: by }) => [number, command, by === null])).toEqual([
    [2, 'edit', false],
    [1, 'start', true],
  ]);
  expect((await editor('readRecord', { kind: 'partner', id, number: 1 })).data.document).toEqual(document);
});

test('HTML of notices and pages is cleaned, and links to scripts are refused', async () => {
  const body = zh('<p onclick="x()">看<script>alert(1)</script></p>');
  const answer = await editor('saveRecord', {
    kind: 'notice',
    document: { title: zh('净'), body, release_time: null },
  });
  const { document } = (await editor('readRecord', { kind: 'notice', id: answer.data.id })).data;
  expect(document.body).toEqual(zh('<p>看</p>'));
  const nothing = { title: zh('空'), body: zh('<script>alert(1)</script>'), release_time: null };
  const empty = await editor('saveRecord', { kind: 'notice', document: nothing });
  expect(empty).toMatchObject({ code: 400, fields: { body: 'required' } });
  const bad = await editor('saveRecord', {
    kind: 'banner',
    document: { title: zh('坏'), link: 'javascript:alert(1)', starts: null, ends: null },
  });
  expect(bad).toMatchObject({ code: 400, fields: { 'document.link': 'notALink' } });
});

test('fixed pages can be changed, but not created or deleted', async () => {
  const { list } = (await editor('records', { kind: 'document' })).data;
  expect(list.map(({ note }) => note)).toEqual([
    'about',
    'copyright',
    'contact',
    'terms',
    'disclaimer',
    'submissions',
  ]);
  const { id, version } = list[0] ?? { id: 0, version: 0 };
  const document = { title: zh('关于'), body: zh('<p>我们是谁</p>') };
  expect((await editor('saveRecord', { kind: 'document', id, version, document })).data.version).toBe(2);
  expect((await editor('document', { key: 'about' })).data).toMatchObject({
    title: '关于',
    body: '<p>我们是谁</p>',
  });
  expect((await editor('saveRecord', { kind: 'document', document })).code).toBe(409);
  expect((await editor('deleteRecord', { kind: 'document', id, version: 2 })).code).toBe(409);
  const halved = { title: zh('关于'), body: { en: '<p>About</p>' } };
  expect(await editor('saveRecord', { kind: 'document', id, version: 2, document: halved })).toMatchObject({
    fields: { 'document.body': 'required' },
  });
});

test('only administrators change public settings', async () => {
  const document = { privacy_policy: 'https://example.org/privacy', term_of_service: '' };
  const { version } = (await editor('readRecord', { kind: 'app_config', id: 1 })).data;
  expect((await editor('saveRecord', { kind: 'app_config', id: 1, version, document })).code).toBe(10300);
  expect((await admin('saveRecord', { kind: 'app_config', id: 1, version, document })).code).toBe(200);
  const shown = (await editor('appConfig')).data;
  expect(shown.privacy_policy.value).toBe('https://example.org/privacy');
  expect(shown.term_of_service.value).toMatch(/\/fuwutiaokuan$/);
});

/** A second and a half from now, in the time format of the calls (UTC+8). */
const inASecond = () =>
  new Date(Date.now() + 8 * 3_600_000 + 1500).toISOString().slice(0, 19).replace('T', ' ');

test('banners and recommendations are shown only within their times', async () => {
  const ahead = (await backend.call('homeLists', {})).lead?.id;
  const stories = (await editor('deskContents', { kind: 'article', status: 'approved' })).data.list;
  const story = stories.find(({ id }) => id !== ahead)?.id ?? 0;
  const span = (starts: string | null, ends: string | null) => ({ starts, ends });
  const titles = async () => (await editor('banners')).data.list.map(({ title }) => title);
  for (const [title, when] of [
    ['现在', span('2020-01-01 00:00', '2190-01-01 00:00')],
    ['以前', span(null, inASecond())],
    ['以后', span('2190-01-01 00:00', null)],
  ] as const)
    await editor('saveRecord', {
      kind: 'banner',
      document: { title: zh(title), link: '/', ...when },
      far: true,
    });
  expect(await titles()).toEqual(expect.arrayContaining(['现在']));
  await until(async () => !(await titles()).includes('以前'));
  expect(await titles()).not.toContain('以后');
  const wrong = { title: zh('反'), link: '/', ...span('2190-01-01 00:00', '2020-01-01 00:00') };
  expect((await editor('saveRecord', { kind: 'banner', document: wrong })).fields).toEqual({
    'document.ends': 'beforeStart',
  });
  const lead = { place: 'lead', content_id: story, ...span(null, inASecond()) };
  const recommendation = (await editor('saveRecord', { kind: 'recommendation', document: lead })).data;
  await until(async () => (await backend.call('homeLists', {})).lead?.id !== story);
  const others = (await backend.call('homeLists', {})).lead?.id;
  await editor('saveRecord', {
    kind: 'recommendation',
    ...recommendation,
    document: { ...lead, ends: null },
  });
  expect((await backend.call('homeLists', {})).lead?.id).toBe(story);
  expect(others).not.toBeUndefined();
});

test('a topic shows its line of the day and its chosen stories above the others, in order', async () => {
  const stories = (await editor('deskContents', { kind: 'article', status: 'approved' })).data.list;
  const wanted = [stories[3]?.id, stories[1]?.id];
  const { document, version } = (await editor('readRecord', { kind: 'topic', id: 5 })).data;
  const changed = { ...document, summary: zh('成交回到九月'), summary_day: '2026-11-21', item_ids: wanted };
  expect((await editor('saveRecord', { kind: 'topic', id: 5, version, document: changed })).code).toBe(200);
  const shown = (await editor('specialDetails', { id: 5 })).data;
  expect(shown.topic).toMatchObject({ summary: '成交回到九月', summary_day: '2026-11-21' });
  expect(shown.lead.map(({ id }) => id)).toEqual(wanted);
  const missing = { ...changed, item_ids: [999_999] };
  expect(
    await editor('saveRecord', { kind: 'topic', id: 5, version: version + 1, document: missing }),
  ).toMatchObject({
    fields: { item_ids: 'notFound' },
  });
  expect((await editor('deleteRecord', { kind: 'topic', id: 5, version: version + 1 })).code).toBe(409);
});

test('the log shows the English title of a record if it has one', async () => {
  const named = async (name: Record<string, string>) => {
    const { id } = (await editor('saveRecord', { kind: 'label', document: { name } })).data;
    const title = async (locale: string) =>
      (await editor('auditLog', { subject: 'label', subject_id: String(id), locale })).data.list[0];
    return [await title('zh-Hans'), await title('en')];
  };
  expect(await named({ 'zh-Hans': '灯塔协议', en: 'Lighthouse Protocol' })).toMatchObject([
    { title: '灯塔协议', lang: 'zh-Hans' },
    { title: 'Lighthouse Protocol', lang: 'en' },
  ]);
  expect(await named({ 'zh-Hans': '渡轮协议' })).toMatchObject([
    { title: '渡轮协议', lang: 'zh-Hans' },
    { title: '渡轮协议', lang: 'zh-Hans' },
  ]);
});

test('a record sent twice is created twice without a key, and once with it, also with changed content', async () => {
  const kind = 'topic';
  const document = { name: zh('两次发出的专题'), intro: {}, summary: {}, summary_day: null, item_ids: [] };
  const make = async (more = {}) => (await editor('saveRecord', { kind, document, ...more })).data;
  const [record, other] = await Promise.all([make(), make()]);
  expect(record.id).not.toBe(other.id);
  const key = 'one-topic-of-one-form';
  const answers = await Promise.all([1, 2, 3, 4].map(() => make({ key })));
  const [first] = answers;
  for (const answer of answers) expect(answer).toEqual({ id: first?.id, version: 1 });

  const newer = { ...document, name: zh('后来的名字') };
  expect(await make({ key, document: newer })).toEqual({ id: first?.id, version: 2 });
  // A key does not overwrite a record that was changed after its creation, nor one of another editor: another one is
  // created.
  const latest = await make({ key, document: { ...document, name: zh('再后来的名字') } });
  const theirs = (await admin('saveRecord', { kind, document, key })).data;
  expect(new Set([first?.id, latest.id, theirs.id]).size).toBe(3);
  const log = (await editor('auditLog', { subject: kind, subject_id: String(first?.id) })).data.list;
  expect(
    log.map(({ command, batch, detail }) => [command, batch, Object.keys(detail.after as object)]),
  ).toEqual([
    ['edit', '', ['name']],
    ['create', '', []],
  ]);
});
