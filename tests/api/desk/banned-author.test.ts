import { makeCall, CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let editor: MemberCalls;
let admin: MemberCalls;
let writer: { id: number; does: MemberCalls };
let members = 0;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
beforeEach(async () => {
  const { id, token } = await register(backend, `banned-${(members += 1)}@example.org`);
  writer = { id, does: callsOf(backend, token) };
});
afterAll(() => backend.destroy());

const LATER = '2027-01-01 08:00:00';
const actors = () => ({ owner: writer.does, admin });
const statusOf = async (id: number) => (await makeCall(backend, 'contentDetails', { id })).status;
const versionOf = async () => (await admin('deskUser', { id: writer.id })).data.version;
const ban = async () => admin('banUser', { id: writer.id, version: await versionOf(), reason: '抄袭' });
const lift = async (schedules?: object[]) =>
  admin('unbanUser', { id: writer.id, version: await versionOf(), schedules });

/** A draft of the writer, approved for a release time. */
async function due(release_time: string, content?: { id: number; version: number }) {
  const waiting = content ?? (await contentInState('pending', actors()));
  const done = await editor('approveContent', { ...waiting, release_time });
  expect(done.code).toBe(200);
  return done.data;
}

test('a ban stops the author’s submissions, schedules and previews, and editors see which; live stories and drafts stay', async () => {
  const waiting = await contentInState('pending', actors());
  const scheduled = await due(LATER);
  const live = await contentInState('live', actors());
  const draft = await contentInState('draft', actors());
  const { token } = (await writer.does('previewLink', { id: draft.id })).data;
  expect((await ban()).code).toBe(200);
  const { list, stopped } = (await editor('reviewQueue')).data;
  expect(list.map(({ id }) => id)).not.toContain(waiting.id);
  expect(stopped.filter(({ owner }) => owner?.id === writer.id)).toMatchObject([
    { id: scheduled.id, due_time: LATER, is_overdue: false },
    { id: waiting.id, due_time: null },
  ]);
  const { version } = (await editor('readDraft', { id: scheduled.id })).data;
  expect(await editor('approveContent', { id: scheduled.id, version })).toMatchObject({
    messageKey: 'ownerBanned',
  });
  expect(await statusOf(live.id)).toBe(200);
  expect((await editor('readDraft', { id: draft.id })).data.status).toBe('draft');
  expect(await makeCall(backend, 'previewContent', { token })).toMatchObject({ status: 410 });
  expect((await lift()).code).toBe(200);
  expect((await editor('reviewQueue')).data.list.map(({ id }) => id)).toEqual(
    expect.arrayContaining([waiting.id, scheduled.id]),
  );
});

test('lifting a ban needs a decision about each overdue schedule: publish, reschedule or back to draft', async () => {
  const drafts = [];
  for (let count = 0; count < 3; count += 1) drafts.push(await contentInState('pending', actors()));
  const soon = new Date(Date.now() + 4000).toISOString();
  for (const content of drafts) await due(soon, content);
  expect((await ban()).code).toBe(200);
  const [now, later, back] = drafts.map(({ id }) => id);
  const overdue = async () =>
    (await admin('stoppedDrafts', { owner_id: writer.id })).data.list.filter(({ is_overdue }) => is_overdue);
  await until(async () => (await overdue()).length === 3);
  expect(await lift()).toMatchObject({ status: 409, messageKey: 'schedulesOverdue' });
  expect(await lift([{ id: now, decision: 'publish' }])).toMatchObject({ messageKey: 'schedulesOverdue' });
  expect((await admin('deskUser', { id: writer.id })).data.status).toBe('banned');
  const decided = [
    { id: now, decision: 'publish' },
    { id: later, decision: 'schedule', release_time: LATER },
    { id: back, decision: 'draft' },
  ];
  expect((await lift(decided)).code).toBe(200);
  expect(await statusOf(now ?? 0)).toBe(200);
  expect(await statusOf(later ?? 0)).toBe(404);
  expect((await editor('readDraft', { id: later })).data.status).toBe('scheduled');
  expect((await editor('readDraft', { id: back })).data.status).toBe('draft');
});
