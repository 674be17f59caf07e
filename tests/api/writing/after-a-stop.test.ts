import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { inDatabase } from '@/tests/support/database';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';
import { until } from '@/tests/support/until';

const ENV = { ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' };

let backend: TestBackend;
let owner: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend(ENV);
  owner = callsOf(backend, (await register(backend, 'writer@example.org')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

test('overdue stories are published after a restart, unless their approver is no editor any more or they fail a check', async () => {
  const { id: formerId, token } = await register(backend, 'former@example.org');
  const rolesOf = async (roles: string[]) => {
    const { version } = (await admin('deskUser', { id: formerId })).data;
    expect((await admin('setRoles', { id: formerId, version, roles })).code).toBe(200);
  };
  const release_time = '2199-01-01 08:00:00';
  const late = await contentInState('scheduled', { owner, admin });
  const lost = await contentInState('pending', { owner, admin });
  const faulty = await contentInState('scheduled', { owner, admin });
  await rolesOf(['editor']);
  expect((await callsOf(backend, token)('approveContent', { ...lost, release_time, far: true })).code).toBe(
    200,
  );
  await rolesOf([]);
  await backend.stop();
  inDatabase(
    backend.dataDir,
    `update manuscripts set due_at = now() - interval '2 hours' where content_id in (${late.id}, ${lost.id}, ${faulty.id})`,
  );
  inDatabase(
    backend.dataDir,
    `update manuscripts set submitted = jsonb_set(submitted, '{texts,0,body}', '""') where content_id = ${faulty.id}`,
  );
  backend = await startBackend(ENV, backend.dataDir);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  const anyone = callsOf(backend, '');
  await until(async () => (await anyone('contentDetails', { id: late.id })).status === 200);
  const { list } = (await admin('auditLog', { subject: 'content', subject_id: String(late.id) })).data;
  const published = list.find(({ command, actor }) => command === 'approve' && actor === null);
  expect(published?.detail).toMatchObject({ after: { scheduled: true, late_seconds: expect.any(Number) } });

  await until(async () => (await admin('readDraft', { id: lost.id })).data.status === 'pending');
  expect((await anyone('contentDetails', { id: lost.id })).status).toBe(404);
  // The publish checks run again, too.
  await until(async () => (await admin('readDraft', { id: faulty.id })).data.status === 'pending');
  expect((await anyone('contentDetails', { id: faulty.id })).status).toBe(404);
  const { failed } = (await admin('deskOverview')).data;
  expect(failed.map(({ id, step }) => [id, step]).toSorted()).toEqual([
    [lost.id, 'approve'],
    [faulty.id, 'approve'],
  ]);
});

test('leftover schedules of a withdrawn story and of a follow-up to one publish nothing after a restart', async () => {
  const owner = callsOf(backend, (await register(backend, 'left-over@example.org')).token);
  const withdrawn = await contentInState('live, pending', { owner, admin });
  const follows_id = (await contentInState('live', { owner, admin })).id;
  const release_time = '2027-01-01 08:00:00';
  const flash = (await admin('publishFlash', { title: '后续', text: '正文', follows_id, release_time })).data;
  for (const id of [withdrawn.id, follows_id]) {
    const { version } = (await admin('readDraft', { id })).data;
    expect((await admin('withdrawContent', { id, version, reason: '数据有误' })).code).toBe(200);
  }
  await backend.stop();
  inDatabase(
    backend.dataDir,
    `update manuscripts set edit = 'scheduled', due_at = now() - interval '1 minute' where content_id in (${withdrawn.id}, ${flash.id})`,
  );
  inDatabase(backend.dataDir, `update contents set status = 'scheduled' where id = ${flash.id}`);
  backend = await startBackend(ENV, backend.dataDir);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  const anyone = callsOf(backend, '');
  const edit = async (id: number) => (await admin('readDraft', { id })).data;
  await until(async () => (await edit(withdrawn.id)).edit === 'pending');
  await until(async () => (await edit(flash.id)).status === 'pending');
  expect((await anyone('contentDetails', { id: withdrawn.id })).status).toBe(410);
  expect((await anyone('contentDetails', { id: flash.id })).status).toBe(404);
  const { failed } = (await admin('deskOverview')).data;
  expect(failed.map(({ id }) => id)).toEqual(expect.arrayContaining([withdrawn.id, flash.id]));
});
