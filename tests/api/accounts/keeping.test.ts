import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let editor: MemberCalls;
let admin: MemberCalls;
let adminId: number;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  const signedIn = await signInAs(backend, 'admin');
  admin = callsOf(backend, signedIn.token);
  adminId = signedIn.id;
});
afterAll(() => backend.destroy());

const member = async (email: string) => {
  const { id, token } = await register(backend, email);
  return { id, token, act: callsOf(backend, token) };
};
const versionOf = async (id: number) => (await admin('deskUser', { id })).data.version;

describe('members', () => {
  test('an administrator finds members and changes their roles, except their own, and the last administrator stays one', async () => {
    const account = await member('roles@example.org');
    const { list } = (await admin('deskUsers', { keyword: 'roles@example' })).data;
    expect(list).toMatchObject([{ id: account.id, email: 'roles@example.org', roles: [], version: 1 }]);
    expect((await account.act('reviewQueue')).code).toBe(10300);
    expect(
      (await admin('setRoles', { id: account.id, version: 1, roles: ['editor', 'admin'] })).data.version,
    ).toBe(2);
    expect((await account.act('reviewQueue')).code).toBe(200);
    expect((await admin('setRoles', { id: account.id, version: 1, roles: [] })).code).toBe(409);
    const selfChange = await admin('setRoles', { id: adminId, version: await versionOf(adminId), roles: [] });
    expect(selfChange.code).toBe(10300);

    expect(
      (await account.act('setRoles', { id: adminId, version: await versionOf(adminId), roles: [] })).code,
    ).toBe(200);
    const last = await account.act('deleteAccount', { password: 'quiet-harbour-94' });
    expect(last).toMatchObject({ messageKey: 'lastAdmin' });
    await account.act('setRoles', {
      id: adminId,
      version: (await account.act('deskUser', { id: adminId })).data.version,
      roles: ['admin'],
    });
    expect((await admin('setRoles', { id: account.id, version: 2, roles: [] })).code).toBe(200);
    expect((await account.act('reviewQueue')).code).toBe(10300);
    const log = (await admin('auditLog', { subject: 'user', subject_id: String(account.id) })).data.list;
    expect(log.map(({ command }) => command)).toEqual(['setRoles', 'setRoles']);
  });

  test('one of two administrators who remove each other’s role at once stays administrator', async () => {
    const other = await member('second-admin@example.org');
    await admin('setRoles', { id: other.id, version: 1, roles: ['admin'] });
    const [a, b] = await Promise.all([
      admin('setRoles', { id: other.id, version: 2, roles: [] }),
      other.act('setRoles', { id: adminId, version: await versionOf(adminId), roles: [] }),
    ]);
    expect([a, b].filter(({ code }) => code === 200)).toHaveLength(1);
    const keeper = a?.code === 200 ? admin : other.act;
    const { list } = (await keeper('deskUsers', { role: 'admin' })).data;
    expect(list).toHaveLength(1);
    if (keeper === other.act) {
      await other.act('setRoles', {
        id: adminId,
        version: await other.act('deskUser', { id: adminId }).then(({ data }) => data.version),
        roles: ['admin'],
      });
    }
  });

  test('a ban ends sessions and stops submissions and schedules until it is lifted; live stories and drafts stay', async () => {
    const writer = await member('banned@example.org');
    const actors = { owner: writer.act, admin };
    const live = await contentInState('live', actors);
    const pending = await contentInState('pending', actors);
    const draft = await contentInState('draft', actors);
    const soon = await contentInState('pending', actors);
    const due = new Date(Date.now() + 8 * 3600_000 + 4000).toISOString().slice(0, 19).replace('T', ' ');
    expect(
      (await admin('approveContent', { id: soon.id, version: soon.version, release_time: due })).code,
    ).toBe(200);
    const free = await contentInState('pending', { owner: (await member('free@example.org')).act, admin });
    await admin('approveContent', { id: free.id, version: free.version, release_time: due });
    const waits = async () => (await editor('reviewQueue')).data.list.map(({ id }) => id);
    expect(await waits()).toContain(pending.id);

    const { version } = (await admin('banUser', { id: writer.id, version: 1, reason: '代写软文' })).data;
    expect((await writer.act('userInfo')).code).toBe(10200);
    expect(await waits()).not.toContain(pending.id);
    expect((await editor('contentDetails', { id: live.id })).code).toBe(200);
    expect((await admin('deskUser', { id: writer.id })).data).toMatchObject({
      status: 'banned',
      ban_reason: '代写软文',
      sessions: [],
      content_counts: { live: 1, waiting: 2, drafts: 1 },
    });
    // Another member's story scheduled for the same second is published, so the time has passed.
    await until(async () => (await editor('contentDetails', { id: free.id })).code === 200);
    expect((await editor('contentDetails', { id: soon.id })).code).toBe(404);

    const lift = { id: writer.id, version };
    expect(await admin('unbanUser', lift)).toMatchObject({ messageKey: 'schedulesOverdue' });
    const schedules = [{ id: soon.id, decision: 'publish' }];
    expect((await admin('unbanUser', { ...lift, schedules })).code).toBe(200);
    expect(await waits()).toContain(pending.id);
    expect((await admin('readDraft', { id: draft.id })).code).toBe(200);
    await until(async () => (await editor('contentDetails', { id: soon.id })).code === 200);
  });

  test('the desk can end a member’s sessions', async () => {
    const account = await member('sessions@example.org');
    const { sessions } = (await admin('deskUser', { id: account.id })).data;
    expect(sessions).toHaveLength(1);
    expect((await admin('endUserSessions', { id: adminId, session_id: sessions[0]?.id })).code).toBe(404);
    expect((await admin('endUserSessions', { id: account.id })).data).toEqual({ revoked: 1 });
    expect((await account.act('userInfo')).code).toBe(10200);
  });

  test('the form of an author gives the linked member the right to submit, and one member has one author', async () => {
    const account = await member('writes@example.org');
    const document = { name: { 'zh-Hans': '新作者' }, bio: {}, user_id: account.id, may_submit: true };
    const answer = await editor('saveRecord', { kind: 'author', document });
    expect(answer.code).toBe(200);
    expect((await admin('deskUser', { id: account.id })).data).toMatchObject({
      roles: ['columnist'],
      author_id: answer.data.id,
      version: 2,
    });
    const twice = await editor('saveRecord', { kind: 'author', document });
    expect(twice).toMatchObject({ fields: { user_id: 'taken' } });
    const { list } = (await editor('references', { of: 'member', ids: [account.id] })).data;
    expect(Object.keys(list[0] ?? {})).toEqual(['id', 'title', 'note']);
  });
});
