import { makeCall, CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let writer: MemberCalls;
let editor: MemberCalls;
let admin: MemberCalls;
const actors = () => ({ owner: writer, admin });

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  writer = callsOf(backend, (await register(backend, 'later@example.org')).token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

const shown = (id: number) => makeCall(backend, 'contentDetails', { id, locale: 'zh-Hans' });
const inASecond = () => new Date(Date.now() + 1500).toISOString();

describe('a scheduled withdrawal', () => {
  test('withdraws the story with its later changes, and notifies its author', async () => {
    const draft = await contentInState('live', actors());
    const late = { ...draft, withdraw_time: '2020-01-01 08:00:00' };
    expect(await editor('scheduleWithdrawal', late)).toMatchObject({ messageKey: 'invalidInput' });
    const reason = '授权到期';
    const set = (await editor('scheduleWithdrawal', { ...draft, withdraw_time: inASecond(), reason })).data;
    expect((await editor('readDraft', { id: draft.id })).data.withdrawal).toMatchObject({ reason });
    expect((await editor('correctContent', { ...set, lang: 'zh-Hans', title: '改过' })).code).toBe(200);
    await until(async () => (await shown(draft.id)).code !== 200);
    expect((await editor('readDraft', { id: draft.id })).data).toMatchObject({
      status: 'withdrawn',
      withdrawal: null,
    });
    const [line] = (await admin('auditLog', { subject: 'content', subject_id: String(draft.id) })).data.list;
    expect(line).toMatchObject({ command: 'withdraw', actor: null });
    const notified = (await writer('messages')).data.list.map(({ body }) => body);
    expect(notified.filter((words) => words.includes(reason))).toHaveLength(1);
  });

  test('can be cancelled, and ends when the story is withdrawn and restored by hand', async () => {
    const draft = await contentInState('live', actors());
    const later = { withdraw_time: '2199-01-01 08:00:00', far: true };
    const set = (await editor('scheduleWithdrawal', { ...draft, ...later })).data;
    const off = (await editor('scheduleWithdrawal', { ...set, withdraw_time: null })).data;
    expect((await editor('readDraft', { id: draft.id })).data.withdrawal).toBeNull();
    const again = (await editor('scheduleWithdrawal', { ...off, ...later })).data;
    const gone = (await editor('withdrawContent', again)).data;
    await editor('restoreContent', { ...gone, reason: '已核实' });
    expect((await editor('readDraft', { id: draft.id })).data.withdrawal).toBeNull();
  });

  test('of a former editor is not carried out, and the desk is notified', async () => {
    const draft = await contentInState('live', actors());
    const { id, token } = await register(backend, 'leaves@example.org');
    const roles = async (list: string[]) => {
      const { version } = (await admin('deskUser', { id })).data;
      expect((await admin('setRoles', { id, version, roles: list })).code).toBe(200);
    };
    await roles(['editor']);
    const leaver = callsOf(backend, token);
    expect((await leaver('scheduleWithdrawal', { ...draft, withdraw_time: inASecond() })).code).toBe(200);
    await roles([]);
    const failed = async () =>
      (await editor('deskOverview')).data.failed.flatMap(({ id: of, step }) =>
        step === 'withdraw' ? of : [],
      );
    await until(async () => (await failed()).includes(draft.id));
    expect((await shown(draft.id)).code).toBe(200);
    await editor('withdrawContent', { id: draft.id, version: draft.version });
    expect(await failed()).not.toContain(draft.id);
  });
});
