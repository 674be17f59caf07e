import { makeCall, CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';
import { until } from '@/tests/support/until';

let backend: TestBackend;
let writer: MemberCalls;
let editor: MemberCalls;
let admin: MemberCalls;
let anyone: MemberCalls;
const actors = () => ({ owner: writer, admin });

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  writer = callsOf(backend, (await register(backend, 'writer@example.org')).token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  anyone = callsOf(backend, '');
});
afterAll(() => backend.destroy());

const ENGLISH = {
  lang: 'en',
  title: 'The night shift',
  summary: 'Four nights.',
  body: '<p>Two o’clock.</p>',
};
const LATER = '2027-01-01 08:00:00';
const REASON = '数据有误';

const statusOf = async (id: number, locale = 'zh-Hans') =>
  (await makeCall(backend, 'contentDetails', { id, locale })).status;
const draftOf = async (id: number) => (await editor('readDraft', { id })).data;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const restored = async ({ id }: { id: number }, more: object = {}) =>
  editor('restoreContent', { id, version: (await draftOf(id)).version, reason: '已核实', ...more });

/** A live story with an approved English text that is scheduled. */
async function withEnglishDue(timeOf = () => LATER) {
  const live = await contentInState('live', actors());
  const draft = (await writer('saveDraft', { ...live, ...ENGLISH })).data;
  const waiting = (await writer('submitContent', { id: live.id, version: draft.version, langs: ['en'] }))
    .data;
  const release_time = timeOf();
  const due = await editor('approveContent', { id: live.id, version: waiting.version, release_time });
  expect(due.code).toBe(200);
  return { ...due.data, at: release_time };
}

/** Waits until the scheduler has published a story that is due slightly later than this time. */
async function schedulerHasPassed(at: string) {
  const control = await contentInState('pending', actors());
  const release_time = new Date(Date.parse(at) + 200).toISOString();
  expect((await editor('approveContent', { ...control, release_time })).code).toBe(200);
  await until(async () => (await statusOf(control.id)) === 200);
}

describe('a withdrawn story stays withdrawn', () => {
  test.each([
    ['withdrawn', () => editor, 'withdrawContent'],
    ['taken down', () => admin, 'removeContent'],
  ] as const)('when it is %s while a language of it is scheduled', async (_, who, command) => {
    const { at, ...content } = await withEnglishDue(() => inMs(3000));
    const gone = await who()(command, { ...content, reason: REASON });
    expect(gone.code).toBe(200);
    await schedulerHasPassed(at);
    expect([await statusOf(content.id), await statusOf(content.id, 'en')]).toEqual([410, 410]);
  });

  const APPROVALS = {
    'is approved': (story: object) => editor('approveContent', { ...story }),
    'is approved among others': (story: object) => editor('bulkContents', { act: 'approve', items: [story] }),
  };
  test.each(Object.keys(APPROVALS) as (keyof typeof APPROVALS)[])(
    'when a change that was waiting, or that its author submits afterwards, %s',
    async (how) => {
      const waiting = await contentInState('live, pending', actors());
      await editor('withdrawContent', { ...waiting, reason: REASON });
      const sentLater = await contentInState('withdrawn', actors());
      const draft = (await writer('saveDraft', { ...sentLater, ...WHOLE_TEXT, title: '改过的题目' })).data;
      await writer('submitContent', { id: sentLater.id, version: draft.version });
      for (const { id } of [waiting, sentLater]) {
        const { version } = await draftOf(id);
        expect((await APPROVALS[how]({ id, version })).code).toBe(200);
        expect(await statusOf(id)).toBe(410);
        expect(await draftOf(id)).toMatchObject({ status: 'withdrawn', edit: null });
        const [line] = (await admin('auditLog', { subject: 'content', subject_id: String(id) })).data.list;
        expect(line).toMatchObject({ command: 'approve', detail: { after: { stays_withdrawn: true } } });
        expect((await restored({ id })).code).toBe(200);
        expect((await makeCall(backend, 'contentDetails', { id })).data.title).toBe('改过的题目');
      }
      const { list } = (await writer('messages', { locale: 'zh-Hans' })).data;
      expect(
        list.filter(({ title, body }) => title.includes('改过的题目') && body.includes('仍撤着')),
      ).not.toEqual([]);
    },
  );

  test('and approving a change for a later time is refused', async () => {
    const content = await contentInState('live, pending', actors());
    await editor('withdrawContent', { ...content, reason: REASON });
    const { version } = await draftOf(content.id);
    expect(await editor('approveContent', { id: content.id, version, release_time: LATER })).toMatchObject({
      status: 409,
      messageKey: 'stillWithdrawn',
    });
  });

  test('when its source publishes it again, and has the newest text of the source when it is restored', async () => {
    const title = (words: string) => [makeItem('returns', { title: words })];
    await importInto(backend, title('来源的题目'));
    const [{ id } = { id: 0 }] = (await editor('deskContents', { keyword: '来源的题目' })).data.list;
    await importInto(backend, [{ ...makeItem('returns', { title: '来源的题目' }), status: 'withdrawn' }]);
    expect(await statusOf(id)).toBe(410);
    expect((await importInto(backend, title('来源又放出来'))).data).toMatchObject({ waiting: 1 });
    expect(await statusOf(id)).toBe(410);
    expect((await restored({ id })).code).toBe(200);
    expect((await makeCall(backend, 'contentDetails', { id })).data.title).toBe('来源又放出来');
  });

  test('whatever its author does, because only an editor restores it, with a reason', async () => {
    const content = await contentInState('withdrawn', actors());
    expect((await writer('readDraft', { id: content.id })).data.may).not.toContain('restore');
    expect((await writer('restoreContent', { ...content, reason: '想放回去' })).code).toBe(10300);
    expect(await editor('restoreContent', content)).toMatchObject({
      code: 400,
      fields: { reason: 'required' },
    });
    expect(await editor('bulkContents', { act: 'restore', items: [content] })).toMatchObject({
      data: { done: [], refused: [{ id: content.id, fields: { reason: 'required' } }] },
    });
    expect((await restored(content)).code).toBe(200);
    const [revision] = (await editor('revisions', { id: content.id })).data.list;
    expect(revision).toMatchObject({ command: 'restore', reason: '已核实' });
  });
});

test('a scheduled flash that follows up a withdrawn story goes back into the queue', async () => {
  const followed = await contentInState('live', actors());
  const flash = async (release_time: string) =>
    (await editor('publishFlash', { title: '后续', text: '正文', follows_id: followed.id, release_time }))
      .data;
  const at = inMs(2500);
  const soon = await flash(at);
  await editor('withdrawContent', { ...followed, reason: REASON });
  await schedulerHasPassed(at);
  expect(await statusOf(soon.id)).toBe(404);
  expect((await editor('reviewQueue')).data.list.map(({ id }) => id)).toContain(soon.id);
});

describe('restoring a story', () => {
  test('offers the schedules that ended, and resumes them on request', async () => {
    const due = await withEnglishDue();
    const withdraw_time = '2027-02-01 08:00:00';
    const { version } = (await editor('scheduleWithdrawal', { ...due, withdraw_time, reason: '授权到期' }))
      .data;
    await editor('withdrawContent', { id: due.id, version, reason: REASON });
    const ended = { release_time: LATER, withdraw_time, withdraw_reason: '授权到期' };
    expect(await draftOf(due.id)).toMatchObject({
      status: 'withdrawn',
      edit: 'pending',
      ended,
      withdrawal: null,
    });
    expect((await restored(due, { resume: ['release', 'withdrawal'] })).code).toBe(200);
    expect(await draftOf(due.id)).toMatchObject({
      status: 'approved',
      edit: 'scheduled',
      ended: null,
      withdrawal: { time: withdraw_time, reason: '授权到期' },
    });
    expect((await editor('deskOverview')).data.scheduled.map(({ id }) => id)).toContain(due.id);
  });

  test('without schedules leaves the change waiting, and offers no schedule of a change decided meanwhile', async () => {
    const left = await withEnglishDue();
    await editor('withdrawContent', { ...left, reason: REASON });
    expect((await restored(left)).code).toBe(200);
    expect(await draftOf(left.id)).toMatchObject({ status: 'approved', edit: 'pending' });
    expect(await statusOf(left.id, 'zh-Hans')).toBe(200);

    const decided = await withEnglishDue();
    await editor('withdrawContent', { ...decided, reason: REASON });
    const { version } = await draftOf(decided.id);
    await editor('rejectContent', { id: decided.id, version, reason: '先不译' });
    expect((await draftOf(decided.id)).ended).toBeNull();
    expect(await restored(decided, { resume: ['release'] })).toMatchObject({
      code: 400,
      fields: { resume: 'notFound' },
    });
  });

  test('restores a removed story with the change that was waiting', async () => {
    const due = await withEnglishDue();
    await admin('removeContent', { ...due, reason: '隐私' });
    expect((await editor('reviewQueue')).data.list.map(({ id }) => id)).not.toContain(due.id);
    expect((await writer('myContents', { status: 'pending' })).data.list.map(({ id }) => id)).not.toContain(
      due.id,
    );
    const { version, ended } = (await admin('readDraft', { id: due.id })).data;
    expect(ended).toMatchObject({ release_time: LATER });
    const back = { id: due.id, version, reason: '裁定撤销', resume: ['release'] };
    expect((await admin('restoreContent', back)).code).toBe(200);
    expect(await draftOf(due.id)).toMatchObject({ status: 'approved', edit: 'scheduled' });
  });
});

test('preview addresses end with a withdrawal, and the author cannot make new ones', async () => {
  const content = await contentInState('live, draft', actors());
  const { token } = (await writer('previewLink', { id: content.id })).data;
  expect((await anyone('previewContent', { token })).code).toBe(200);
  const gone = (await editor('withdrawContent', { ...content, reason: REASON })).data;
  expect(await anyone('previewContent', { token })).toMatchObject({ status: 410 });
  expect(await writer('previewLink', { id: content.id })).toMatchObject({ messageKey: 'stillWithdrawn' });
  // The desk may still make one, for instance for a lawyer; it ends when the story is restored and withdrawn again.
  const desk = (await editor('previewLink', { id: content.id })).data;
  expect((await anyone('previewContent', { token: desk.token })).code).toBe(200);
  const back = (await restored(gone)).data;
  expect(await anyone('previewContent', { token })).toMatchObject({ status: 410 });
  await editor('withdrawContent', { ...back, reason: REASON });
  expect(await anyone('previewContent', { token: desk.token })).toMatchObject({ status: 410 });

  const draft = await contentInState('draft', actors());
  const put = (await writer('previewLink', { id: draft.id })).data;
  const away = (await writer('discardDraft', draft)).data;
  await writer('recoverDraft', away);
  expect(await anyone('previewContent', { token: put.token })).toMatchObject({ status: 410 });
});

test('the queue and the review page show that the story is withdrawn, by whom, when and why', async () => {
  const content = await contentInState('live, pending', actors());
  await editor('withdrawContent', { ...content, reason: REASON });
  const row = (await editor('reviewQueue')).data.list.find(({ id }) => id === content.id);
  const withdrawn = { reason: REASON, by: { name: expect.any(String) }, time: expect.any(String) };
  expect(row).toMatchObject({ withdrawn });
  expect((await editor('reviewDraft', { id: content.id })).data).toMatchObject({ withdrawn });
});
