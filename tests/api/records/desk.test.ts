import { createServer } from 'node:http';
import { importInto, makeItem } from '@/tests/support/items';
import { makeCall, CHEAP_PASSWORDS, lastTo, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let editor: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000', FEEDS_PRIVATE_HOSTS: 'on' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

const member = async (email: string) => {
  const { id, token } = await register(backend, email);
  return { id, token, act: callsOf(backend, token) };
};
describe('feedback', () => {
  test('is answered by a message and a letter, and a second answer on the old version is refused', async () => {
    const sender = await member('asks@example.org');
    const { id } = (await sender.act('submitFeedback', { content: '繁体版把于晏清写成了於晏清' })).data;
    const { list } = (await editor('deskFeedback')).data;
    const row = list.find((story) => story.id === id);
    expect(row).toMatchObject({ state: 'open', version: 1, member: { id: sender.id }, replies: [] });
    const answered = await editor('replyFeedback', { id, version: 1, text: '已经改好，谢谢。' });
    expect(answered.data).toEqual({ id, version: 2 });
    expect(await editor('replyFeedback', { id, version: 1, text: '另一个回复' })).toMatchObject({
      code: 409,
    });
    const messages = (await sender.act('messages')).data.list;
    expect(messages[0]?.body).toContain('已经改好，谢谢。');
    expect((await lastTo(backend, 'asks@example.org'))?.text).toContain('已经改好，谢谢。');
    const done = (await editor('deskFeedback', { state: 'answered', keyword: '于晏清' })).data.list;
    expect(done).toMatchObject([{ id, replies: [{ text: '已经改好，谢谢。' }] }]);
  });

  test('is closed and reopened', async () => {
    const sender = await member('says@example.org');
    const { id } = (await sender.act('submitFeedback', { content: '网站很好看很好看' })).data;
    expect((await editor('setFeedbackState', { id, version: 1, state: 'closed' })).data.version).toBe(2);
    expect((await editor('setFeedbackState', { id, version: 2, state: 'open' })).data.version).toBe(3);
    const log = (await editor('auditLog', { subject: 'feedback', subject_id: String(id) })).data.list;
    expect(log.map(({ command }) => command)).toEqual(['reopen', 'close']);
  });
});

describe('points of a series', () => {
  test('are checked, added and replaced, and nothing is stored when a line cannot be read', async () => {
    const document = {
      key: 'points',
      type: 'tests',
      name: { en: 'Points' },
      description: {},
      unit: {},
      source: {},
    };
    const { id } = (await editor('saveRecord', { kind: 'series', document })).data;
    const send = (version: number, text: string, more = {}) =>
      editor('saveSeriesPoints', { id, version, text, ...more });
    const csv = 'date,value\n2026-01-01,1\n2026-01-02,"1,234.5"\n';
    expect((await send(1, csv, { is_trial: true })).data).toMatchObject({
      version: 1,
      added: 2,
      problems: [],
    });
    expect((await send(1, csv)).data).toMatchObject({ version: 2, added: 2, first: '2026-01-01' });
    expect((await send(1, csv)).code).toBe(409);
    expect((await send(2, '2026-01-03,many')).data).toMatchObject({ version: 2, problems: [], added: 0 });
    const bad = (await send(2, 'date,value\n2026-01-03,many')).data;
    expect(bad).toMatchObject({ version: 2, problems: [{ line: 2, text: '2026-01-03,many' }] });
    const json = '[{"date":"2026-01-02","value":7},["2026-01-05",8]]';
    expect((await send(2, json)).data).toMatchObject({ version: 3, added: 1, changed: 1 });
    expect((await send(3, '[["2026-01-05",8]]', { is_replacing: true })).data).toMatchObject({
      version: 4,
      unchanged: 1,
      removed: 2,
    });
    const shown = (await editor('dataSeries', { type: 'tests', days: 3650 })).data.list[0];
    expect(shown?.points).toHaveLength(1);
    const gone = (await editor('deleteRecord', { kind: 'series', id, version: 4 })).data;
    expect((await editor('dataSeries', { type: 'tests' })).data.list).toEqual([]);
    await editor('restoreRecord', { kind: 'series', ...gone });
    expect((await editor('dataSeries', { type: 'tests', days: 3650 })).data.list[0]?.points).toHaveLength(1);
  });
});

test('the source of a series is read when it is due, and its error is shown', async () => {
  let csv = 'date,value\n2026-01-01,1\n';
  const server = createServer((_, answer) => answer.end(csv));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const document = {
    key: 'fed',
    type: 'fed',
    name: { en: 'Fed' },
    description: {},
    unit: {},
    source: {},
    feed_url: `http://127.0.0.1:${port}/points.csv`,
    feed_minutes: 5,
  };
  const { id } = (await editor('saveRecord', { kind: 'series', document })).data;
  const points = async () =>
    (await editor('dataSeries', { type: 'fed', days: 3650 })).data.list[0]?.points.length;
  await until(async () => (await points()) === 1);
  csv = 'date,value\n2026-01-02,many\n';
  // Saving the series again makes its source due.
  const { version, document: stored } = (await editor('readRecord', { kind: 'series', id })).data;
  await editor('saveRecord', { kind: 'series', id, version, document: { ...stored, feed_minutes: 6 } });
  const note = async () => (await editor('records', { kind: 'series', ids: [id] })).data.list[0]?.note ?? '';
  await until(async () => (await note()).includes('line 2: 2026-01-02,many'));
  expect(await points()).toBe(1);
  await new Promise((resolve) => server.close(resolve));
});

test('the desk’s front page lists texts with broken links', async () => {
  const actors = { owner: editor, admin };
  const gone = await contentInState('live', actors);
  await admin('withdrawContent', { id: gone.id, version: gone.version, reason: '有误' });
  const there = await contentInState('live', actors);
  await importInto(backend, [
    makeItem('broken', {
      body: `<p><a href="/wz_detail/${gone.id}">旧</a><a href="/wz_detail/${there.id}">在</a></p>`,
      releasedAt: new Date().toISOString(),
    }),
  ]);
  const { broken } = (await editor('deskOverview')).data;
  expect(broken.filter(({ title }) => title === '标题broken')).toMatchObject([{ links: 1 }]);
});

test('a blocked search is in the log, and identity requests need a session', async () => {
  const blocked = await editor('blockSearch', { keyword: '刷屏词', block: true });
  expect(blocked.code).toBe(200);
  const [line] = (await editor('auditLog', { subject: 'search' })).data.list;
  expect(line).toMatchObject({ command: 'block', title: '刷屏词' });
  expect((await makeCall(backend, 'realnameRequests', {}, {})).code).toBe(10100);
});
