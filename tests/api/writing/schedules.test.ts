import { ask, CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { as, type Do, pieceIn, WHOLE_TEXT } from '@/tests/support/pieces';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let writer: Do;
let editor: Do;
let admin: Do;
const actors = () => ({ owner: writer, admin });

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  writer = as(backend, (await register(backend, 'later@example.org')).token);
  editor = as(backend, (await signInAs(backend, 'editor')).token);
  admin = as(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

const shown = (id: number, locale = 'zh-Hans') => ask(backend, 'contentDetails', { id, locale });
const inASecond = () => new Date(Date.now() + 1500).toISOString();

test('an approved version waits for its time, and goes out by itself', async () => {
  const piece = await pieceIn('pending', actors());
  const soon = inASecond();
  expect((await editor('approveContent', { ...piece, release_time: soon })).code).toBe(200);
  expect((await shown(piece.id)).code).toBe(404);
  await until(async () => (await shown(piece.id)).code === 200);
  expect((await shown(piece.id)).data.title).toBe(WHOLE_TEXT.title);
});

test('a held piece is published by nobody but an administrator who says so', async () => {
  const piece = await pieceIn('pending', actors());
  const held = (await editor('embargoContent', { ...piece, reason: '等对方回应' })).data;
  expect(await editor('approveContent', held)).toMatchObject({ messageKey: 'underEmbargo' });
  expect(await editor('approveContent', { ...held, override_embargo: true })).toMatchObject({
    messageKey: 'underEmbargo',
  });
  expect((await admin('approveContent', { ...held, override_embargo: true })).code).toBe(200);
  const { list } = (await admin('auditLog', { keyword: String(piece.id) })).data;
  expect(list.find(({ command }) => command === 'approve')?.detail).toMatchObject({
    after: { override: '等对方回应' },
  });
  // The hold ends with its override: the next change of the piece is not held.
  expect((await admin('readPiece', { id: piece.id })).data.embargo).toBeNull();
});

test('a scheduled change carries its sentence to the hour it goes out', async () => {
  const piece = await pieceIn('live, pending', actors());
  const soon = inASecond();
  const correction = { 'zh-Hans': '题目有误，已改。' };
  expect((await editor('approveContent', { ...piece, release_time: soon, correction })).code).toBe(200);
  const told = async () => (await shown(piece.id)).data.corrections;
  await until(async () => (await told()).length > 0);
  expect(await told()).toMatchObject([{ text: '题目有误，已改。' }]);
});

test('a held item is put back by nobody', async () => {
  const piece = await pieceIn('withdrawn', actors());
  const held = (await editor('embargoContent', { ...piece, reason: '等对方回应' })).data;
  expect(await editor('restoreContent', { ...held, reason: '已核实' })).toMatchObject({
    messageKey: 'underEmbargo',
  });
  const free = (await editor('endEmbargo', held)).data;
  expect((await editor('restoreContent', { ...free, reason: '已核实' })).code).toBe(200);
});

test('an embargo is ended or changed by who set it, and by administrators', async () => {
  const second = await register(backend, 'second-editor@example.org');
  await admin('setRoles', { id: second.id, version: 1, roles: ['editor'] });
  const other = as(backend, second.token);
  const piece = await pieceIn('pending', actors());
  const held = (await editor('embargoContent', { ...piece, reason: '等律师' })).data;
  expect(await other('endEmbargo', held)).toMatchObject({ messageKey: 'underEmbargo' });
  const past = { ...held, reason: '不等了', until: '2020-01-01 08:00:00' };
  expect(await other('embargoContent', past)).toMatchObject({ messageKey: 'underEmbargo' });
  expect(await other('approveContent', held)).toMatchObject({ messageKey: 'underEmbargo' });
  expect((await other('readPiece', { id: piece.id })).data.may).not.toContain('release');
  expect((await editor('readPiece', { id: piece.id })).data.may).toContain('release');
  const changed = (await editor('embargoContent', { ...held, reason: '还要等律师' })).data;
  const freed = (await admin('endEmbargo', changed)).data;
  // Nothing stands any more that somebody else set.
  expect((await other('embargoContent', { ...freed, reason: '等对方回应' })).code).toBe(200);
});

describe('a withdrawal at its time', () => {
  test('takes the item off the site, also an edit that went live meanwhile, and tells its author', async () => {
    const piece = await pieceIn('live', actors());
    const late = { ...piece, withdraw_time: '2020-01-01 08:00:00' };
    expect(await editor('scheduleWithdrawal', late)).toMatchObject({ messageKey: 'invalidInput' });
    const reason = '授权到期';
    const set = (await editor('scheduleWithdrawal', { ...piece, withdraw_time: inASecond(), reason })).data;
    expect((await editor('readPiece', { id: piece.id })).data.withdrawal).toMatchObject({ reason });
    expect((await editor('correctContent', { ...set, lang: 'zh-Hans', title: '改过' })).code).toBe(200);
    await until(async () => (await shown(piece.id)).code !== 200);
    expect((await editor('readPiece', { id: piece.id })).data).toMatchObject({
      status: 'withdrawn',
      withdrawal: null,
    });
    const [line] = (await admin('auditLog', { subject: 'content', subject_id: String(piece.id) })).data.list;
    expect(line).toMatchObject({ command: 'withdraw', actor: null });
    const told = (await writer('messages')).data.list.map(({ body }) => body);
    expect(told.filter((words) => words.includes(reason))).toHaveLength(1);
  });

  test('is called off, and ends when the item is withdrawn by hand and put back', async () => {
    const piece = await pieceIn('live', actors());
    const later = { withdraw_time: '2199-01-01 08:00:00' };
    const set = (await editor('scheduleWithdrawal', { ...piece, ...later })).data;
    const off = (await editor('scheduleWithdrawal', { ...set, withdraw_time: null })).data;
    expect((await editor('readPiece', { id: piece.id })).data.withdrawal).toBeNull();
    const again = (await editor('scheduleWithdrawal', { ...off, ...later })).data;
    const gone = (await editor('withdrawContent', again)).data;
    await editor('restoreContent', { ...gone, reason: '已核实' });
    expect((await editor('readPiece', { id: piece.id })).data.withdrawal).toBeNull();
  });

  test('planned by a former editor does not happen, and the desk is told', async () => {
    const piece = await pieceIn('live', actors());
    const { id, token } = await register(backend, 'leaves@example.org');
    const roles = async (list: string[]) => {
      const { version } = (await admin('deskUser', { id })).data;
      expect((await admin('setRoles', { id, version, roles: list })).code).toBe(200);
    };
    await roles(['editor']);
    const leaver = as(backend, token);
    expect((await leaver('scheduleWithdrawal', { ...piece, withdraw_time: inASecond() })).code).toBe(200);
    await roles([]);
    const failed = async () =>
      (await editor('deskOverview')).data.failed.flatMap(({ id: of, step }) =>
        step === 'withdraw' ? of : [],
      );
    await until(async () => (await failed()).includes(piece.id));
    expect((await shown(piece.id)).code).toBe(200);
    await editor('withdrawContent', { id: piece.id, version: piece.version });
    expect(await failed()).not.toContain(piece.id);
  });
});
