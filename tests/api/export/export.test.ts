import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallName } from '@/backend/contract/calls';
import { makeCall, CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { makeDataDir, startBackend, type TestBackend } from '@/tests/support/backend';
import { freePort } from '@/tests/support/free-port';
import { runProgram } from '@/tests/support/export';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';
import { dataPath } from '@/tests/support/shared-data';
import { until } from '@/tests/support/until';

/** Each test starts two backends one after the other, and exports and imports everything. */
jest.setTimeout(240_000);

let folder = '';
let origin: TestBackend;
let [removed, unseen] = [0, 0];
let embargoedStory = { id: 0, version: 0 };
let ids: number[] = [];
beforeAll(async () => {
  folder = makeDataDir();
  origin = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  const picture = join(origin.dataDir, 'uploads/ab');
  mkdirSync(picture, { recursive: true });
  writeFileSync(join(picture, 'named.webp'), 'a picture somebody shows');
  writeFileSync(join(picture, 'nobody.webp'), 'a picture nobody shows');
  mkdirSync(join(origin.dataDir, 'privateUploads'), { recursive: true });
  writeFileSync(join(origin.dataDir, 'privateUploads/passport.webp'), 'a passport');
  const names = ['articles/zh-Hant_en.jsonl', 'flashes/incidents_en.jsonl'];
  const sources = names.map(dataPath).filter((path) => existsSync(path));
  if (sources.length > 0) {
    const done = await runProgram('import', ['--no-pictures', '--accept-losses', ...sources], {
      BACKEND_PORT: String(origin.port),
      BACKEND_SECRET: origin.secret,
      DATA_DIR: origin.dataDir,
    });
    expect(done.code).toBe(0);
  }
  const admin = callsOf(origin, (await signInAs(origin, 'admin')).token);
  const owner = callsOf(origin, (await register(origin, 'leaves-no-trace@example.org')).token);
  const shown = await contentInState('live', { owner, admin });
  const body = '<p>图</p><figure><img src="/uploads/ab/named.webp" alt="码头"></figure>';
  await admin('correctContent', { ...shown, lang: 'zh-Hans', body, search_titles: { 'zh-Hans': '夜班表' } });
  await admin('addNote', { id: shown.id, text: 'said at the desk alone' });
  await contentInState('withdrawn', { owner, admin });
  removed = (await contentInState('removed', { owner, admin })).id;
  const waits = await contentInState('scheduled', { owner, admin });
  embargoedStory = (await admin('embargoContent', { ...waits, reason: '等公告' })).data;
  const pending = await contentInState('pending', { owner, admin });
  unseen = pending.id;
  expect((await admin('removeContent', { ...pending, reason: '法院裁定' })).code).toBe(200);
  ids = Array.from({ length: unseen }, (_, n) => unseen - n);
  await decideAtTheDesk(admin, shown.id);
});

const LED = 1;
let [merged, banner, column, term] = [0, 0, 0, ''];

/** Decisions of editors beside the texts: the main story of a topic, merges, deletions, exclusions from lists. */
async function decideAtTheDesk(admin: MemberCalls, shown: number) {
  const { document, version } = (await admin('readRecord', { kind: 'topic', id: LED })).data;
  const led = { ...document, item_ids: [shown] };
  expect((await admin('saveRecord', { kind: 'topic', id: LED, version, document: led })).code).toBe(200);
  const labels = (await admin('records', { kind: 'label' })).data.list;
  const [duplicate, other] = labels;
  merged = duplicate?.id ?? 0;
  await admin('mergeRecords', { kind: 'label', id: merged, version: duplicate?.version, into: other?.id });
  const [gone] = (await admin('records', { kind: 'banner' })).data.list;
  banner = gone?.id ?? 0;
  await admin('deleteRecord', { kind: 'banner', id: banner, version: gone?.version });
  const config = (await admin('readRecord', { kind: 'app_config', id: 1 })).data;
  const rules = { ...config.document, privacy_policy: 'https://example.org/privacy' };
  await admin('saveRecord', { kind: 'app_config', id: 1, version: config.version, document: rules });
  const mine = (await admin('authors', { size: 100 })).data.list.filter(({ user_id }) => user_id !== null);
  column = mine[0]?.id ?? 0;
  await admin('blockRanking', { id: shown, block: true });
  term = '博彩';
  await admin('blockSearch', { keyword: term, block: true });
}

/** What the desk shows of these decisions. */
async function decisionsOf(desk: MemberCalls) {
  const deleted = (await desk('records', { kind: 'banner', is_deleted: true })).data.list;
  return {
    deleted: deleted.map(({ id, title }) => ({ id, title })),
    versions: (await desk('readRecord', { kind: 'topic', id: LED })).data.versions.map(
      ({ number }) => number,
    ),
    blocked: (await desk('blockedSearches')).data.list.map(({ keyword }) => keyword),
  };
}
afterAll(async () => {
  await origin.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Public calls whose answers do not depend on the current time. */
const REQUESTED: [CallName, Record<string, unknown>][] = [
  ['articles', { size: 100 }],
  ['flashes', { size: 100 }],
  ['authors', {}],
  ['specials', {}],
  ['weeklies', {}],
  ['tools', {}],
  ['cooperation', {}],
  ['notices', {}],
  ['categories', {}],
  ['banners', {}],
  ['feedItems', { size: 50 }],
];

async function answersOf(backend: TestBackend): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const locale of ['zh-Hans', 'en'] as const)
    for (const [name, input] of REQUESTED) {
      const answer = await makeCall(backend, name, { ...input, locale });
      answers[`${name} ${locale}`] = answer;
    }
  for (const id of ids) {
    answers[`item ${id}`] = await makeCall(backend, 'contentDetails', { id });
  }
  answers.topic = await makeCall(backend, 'specialDetails', { id: LED, locale: 'zh-Hans' });
  answers.label = await makeCall(backend, 'labelDetails', { id: merged, locale: 'zh-Hans' });
  answers.config = await makeCall(backend, 'appConfig', {});
  answers.column = await makeCall(backend, 'authors', { id: column });
  // Members are not exported, so an imported author belongs to no member; what readers see of them is the same.
  return JSON.parse(JSON.stringify(answers, (key, value: unknown) => (key === 'user_id' ? null : value)));
}

const exported = () => join(folder, 'export');
const settings = async (dataDir: string) => ({ DATA_DIR: dataDir, BACKEND_PORT: String(await freePort()) });

test('an export is readable lines and their pictures, without data of members', async () => {
  const env = {
    BACKEND_PORT: String(origin.port),
    BACKEND_SECRET: origin.secret,
    DATA_DIR: origin.dataDir,
  };
  const done = await runProgram('export', [exported()], env);
  expect(done.output).toMatch(/^Exported: \d{3,} rows of \d+ kinds, 1 picture\.\n$/);
  expect(existsSync(join(exported(), 'pictures/uploads/ab/named.webp'))).toBe(true);
  const files = readdirSync(exported(), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /nobody|passport|users|audit|outbox|\.part/.test(name))).toEqual([]);
  const lines = files
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readFileSync(join(exported(), name), 'utf8'))
    .join('');
  expect(lines).not.toMatch(/leaves-no-trace|@lianxun\.test|said at the desk alone/);
  const itemsOf = (id: number) => lines.split('\n').filter((line) => line.includes(`"content_id":${id},`));
  expect(itemsOf(removed)).toEqual([]);
  expect(itemsOf(unseen)).toHaveLength(1);
  expect(itemsOf(unseen)[0]).not.toMatch(/[清算夜班]/);
  expect(await runProgram('export', [exported()], env)).toMatchObject({ code: 1 });
});

test('an empty installation filled with the export gives the same answers, ids included', async () => {
  const before = await answersOf(origin);
  expect(before.column).toMatchObject({ data: { list: [{ member: { is_verified: false } }] } });
  expect(before.topic).toMatchObject({ data: { lead: [{ title: '清算所的夜班表' }] } });
  const decided = await decisionsOf(callsOf(origin, (await signInAs(origin, 'editor')).token));
  expect(decided).toMatchObject({ deleted: [{ id: banner }], blocked: [term] });
  const dataDir = makeDataDir();
  const env = await settings(dataDir);
  const done = await runProgram('import', [exported()], env);
  expect(done.output).toMatch(/^Imported: \d{3,} rows, 1 picture\. Start the portal\.\n$/);
  const copy = await startBackend({ ...CHEAP_PASSWORDS }, dataDir);
  try {
    expect(await answersOf(copy)).toEqual(before);
    expect(readFileSync(join(dataDir, 'uploads/ab/named.webp'), 'utf8')).toBe('a picture somebody shows');
    await until(async () => (await copy.call('searchMore', { keyword: '清算所的夜班表' })).total > 0);
    const admin = callsOf(copy, (await signInAs(copy, 'admin')).token);
    expect(await decisionsOf(admin)).toEqual(decided);
    // The export does not say whose embargo it is, so it belongs to no editor.
    const editor = callsOf(copy, (await signInAs(copy, 'editor')).token);
    expect(await editor('endEmbargo', embargoedStory)).toMatchObject({ messageKey: 'underEmbargo' });
    expect((await admin('endEmbargo', embargoedStory)).code).toBe(200);
    expect((await admin('restoreRecord', { kind: 'banner', id: banner, version: 2 })).code).toBe(200);
    const { id } = (await admin('publishFlash', { title: '搬家以后的第一条' })).data;
    expect(ids).not.toContain(id);
    const states = ['scheduled', 'removed', 'withdrawn'] as const;
    for (const status of states)
      expect((await admin('deskContents', { status })).data.list.length).toBeGreaterThan(0);
  } finally {
    await copy.stop();
  }
  // The installation is not empty after the import.
  const again = await runProgram('import', [exported()], env);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('items already') });
  rmSync(dataDir, { recursive: true, force: true });
});

test('an incomplete export is not imported', async () => {
  writeFileSync(join(exported(), 'contents.jsonl'), '');
  const dataDir = makeDataDir();
  const done = await runProgram('import', [exported()], await settings(dataDir));
  expect(done).toMatchObject({ code: 1, output: expect.stringContaining('is not whole') });
  rmSync(dataDir, { recursive: true, force: true });
});
