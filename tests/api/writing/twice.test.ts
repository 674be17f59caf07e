import type { CallName } from '@/backend/contract/calls';
import { CHEAP_PASSWORDS, register, signInAs, waiting } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState, type State, WHOLE_TEXT } from '@/tests/support/drafts';

let backend: TestBackend;
let owner: MemberCalls;
let editor: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  owner = callsOf(backend, (await register(backend, 'writer@example.org')).token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

const TIMES = { first: '2199-01-01 08:00:00', other: '2199-02-02 08:00:00' };

interface Repeated {
  from: State;
  by?: 'owner' | 'editor' | 'admin';
  input?: Record<string, unknown>;
  /** The same command with another input. */
  other?: Record<string, unknown>;
  /** The command leaves the draft as it is, so that a later one on the same version overwrites nothing unseen. */
  isBeside?: true;
}

const COMMANDS: Partial<Record<CallName, Repeated>> = {
  saveDraft: { from: 'draft', by: 'owner', input: { title: '甲' }, other: { title: '乙' } },
  submitContent: { from: 'draft', by: 'owner', input: { note: '请看' }, other: { note: '请快看' } },
  recallContent: { from: 'pending', by: 'owner' },
  restoreRevision: { from: 'live, draft', by: 'owner', input: { revision: 1 }, other: { revision: 4 } },
  discardDraft: { from: 'draft', by: 'owner' },
  approveContent: { from: 'pending', input: {}, other: { release_time: TIMES.first, far: true } },
  rejectContent: { from: 'pending', input: { reason: '像广告' }, other: { reason: '没有来源' } },
  scheduleContent: {
    from: 'scheduled',
    input: { release_time: TIMES.first, far: true },
    other: { release_time: TIMES.other, far: true },
  },
  unscheduleContent: { from: 'scheduled' },
  correctContent: {
    from: 'live',
    input: { title: '甲', correction: { 'zh-Hans': '题目更正。' } },
    other: { title: '乙', correction: { 'zh-Hans': '题目更正。' } },
  },
  withdrawContent: { from: 'live', input: { reason: '授权到期' }, other: { reason: '数据有误' } },
  restoreContent: { from: 'withdrawn', input: { reason: '已核实' }, other: { reason: '授权续了' } },
  removeContent: { from: 'live', by: 'admin', input: { reason: '隐私' }, other: { reason: '法院裁定' } },
  embargoContent: {
    from: 'pending',
    input: { reason: '等律师', until: TIMES.first, far: true },
    other: { reason: '等律师', until: TIMES.other, far: true },
    isBeside: true,
  },
  scheduleWithdrawal: {
    from: 'live',
    input: { withdraw_time: TIMES.first, far: true },
    other: { withdraw_time: TIMES.other, far: true },
    isBeside: true,
  },
};

/** How many notifications and letters the author has. */
async function notified(): Promise<number> {
  const letters = (await waiting(backend)).filter(({ to }) => to === 'writer@example.org');
  return (await owner('messages')).data.total + letters.length;
}

describe.each(Object.entries(COMMANDS))('%s', (name, { from, by = 'editor', input, other, isBeside }) => {
  const who = () => ({ owner, editor, admin })[by];
  const send = (draft: object, more = {}) => who()(name as CallName, { lang: 'zh-Hans', ...draft, ...more });

  test('sent twice is done once, with the same answer and no second notification', async () => {
    const draft = await contentInState(from, { owner, admin });
    const first = await send(draft, input);
    expect(first.code).toBe(200);
    const after = await notified();
    const log = async () =>
      (await admin('auditLog', { subject: 'content', subject_id: String(draft.id) })).data;
    const { total } = await log();
    expect((await send(draft, input)).data).toMatchObject(steady(first.data));
    expect(await notified()).toBe(after);
    expect((await log()).total).toBe(total);
  });

  if (other && !isBeside)
    test('with another input on the same version is a conflict', async () => {
      const draft = await contentInState(from, { owner, admin });
      expect((await send(draft, input)).code).toBe(200);
      expect(await send(draft, other)).toMatchObject({ status: 409, messageKey: 'conflict' });
    });
});

/** An answer without the time of the save. */
function steady(data: unknown): object {
  const { saved_time: _, ...rest } = { saved_time: '', ...(typeof data === 'object' && data) };
  return rest;
}

test('ending an embargo twice gives the same answer, and setting it again is a new step', async () => {
  const draft = await contentInState('pending', { owner, admin });
  const embargoedDraft = (await editor('embargoContent', { ...draft, reason: '等律师' })).data;
  const freed = await editor('endEmbargo', embargoedDraft);
  expect(await editor('endEmbargo', embargoedDraft)).toEqual(freed);
  const again = await editor('embargoContent', { ...freed.data, reason: '等律师' });
  expect(again.data.version).toBeGreaterThan(freed.data.version);
  expect(await editor('approveContent', draft)).toMatchObject({ messageKey: 'underEmbargo' });
});

test('one key begins one draft, also when sent at once several times and with changed words', async () => {
  const begin = { ...WHOLE_TEXT, key: 'new-one-page-of-one-browser' };
  const answers = await Promise.all([1, 2, 3, 4].map(() => owner('saveDraft', begin)));
  const [first] = answers;
  for (const { data } of answers) expect(data).toMatchObject({ id: first?.data.id, version: 1 });
  const later = await owner('saveDraft', { ...begin, title: '后来的题目' });
  expect(later.data).toMatchObject({ id: first?.data.id, version: 2 });
  // The draft was changed since by another call, so this one begins a new draft and overwrites nothing.
  const other = await owner('saveDraft', { ...begin, title: '再后来的题目' });
  expect(other.data.id).not.toBe(first?.data.id);
  expect(other.data.version).toBe(1);
  expect((await editor('saveDraft', begin)).data.id).not.toBe(first?.data.id);
});

test('one key sent four times at once makes one flash', async () => {
  const flash = { lang: 'zh-Hans', title: '同一条快讯', text: '正文', key: 'one-flash-of-one-page' };
  const ids = await Promise.all([1, 2, 3, 4].map(async () => (await editor('publishFlash', flash)).data.id));
  expect(new Set(ids).size).toBe(1);
  // With the key of a flash that is out, another one is refused rather than answered as if it were published.
  for (const other of [{ title: '另一条快讯' }, { text: '另一段正文' }])
    expect(await editor('publishFlash', { ...flash, ...other })).toMatchObject({
      messageKey: 'keyUsed',
      fields: { key: 'used' },
    });
  expect((await editor('publishFlash', flash)).data.id).toBe(ids[0]);
});

test('a flash sent instead of an earlier try is the only one, also when the earlier try arrives later', async () => {
  const flash = { lang: 'zh-Hans', title: '改过的快讯', text: '正文', key: 'the-second-try' };
  const [first, second] = [{ ...flash, title: '有错字的快讯', key: 'the-first-try' }, flash];
  const published = await editor('publishFlash', { ...second, instead_of: first.key });
  expect(published.code).toBe(200);
  expect((await editor('publishFlash', first)).messageKey).toBe('alreadyOut');
  const third = { ...flash, title: '再改', key: 'the-third-try', instead_of: [first.key, second.key] };
  expect((await editor('publishFlash', third)).messageKey).toBe('alreadyOut');
  // The key of another editor is another key.
  expect((await admin('publishFlash', first)).code).toBe(200);
});

test('a follow-up requested twice is begun twice without a key, and once with a key', async () => {
  const { id } = await contentInState('live', { owner, admin });
  const begin = async (more = {}) =>
    (await editor('startFollowUp', { follows_id: id, lang: 'zh-Hans', ...more })).data;
  const [first, other] = await Promise.all([begin(), begin()]);
  expect(first.id).not.toBe(other.id);
  const key = 'one-follow-up-of-one-page';
  const answers = await Promise.all([1, 2, 3, 4].map(() => begin({ key })));
  for (const answer of answers) expect(answer).toEqual({ id: answers[0]?.id, version: 1 });
  expect([first.id, other.id]).not.toContain(answers[0]?.id);
  const another = await contentInState('live', { owner, admin });
  expect(await editor('startFollowUp', { follows_id: another.id, lang: 'zh-Hans', key })).toMatchObject({
    messageKey: 'keyUsed',
  });
});

test('notifications of decisions are whole sentences with times to the minute', async () => {
  const refused = await contentInState('pending', { owner, admin });
  await editor('rejectContent', { ...refused, reason: '读起来像广告。' });
  const due = await contentInState('pending', { owner, admin });
  await editor('approveContent', { ...due, release_time: TIMES.first, far: true });
  const { list } = (await owner('messages', { locale: 'zh-Hans' })).data;
  const bodies = list.map(({ body }) => body);
  expect(bodies).toContainEqual(expect.stringContaining('原因：读起来像广告。修改后'));
  expect(bodies).toContainEqual(expect.stringContaining('2199-01-01 08:00（UTC+8）'));
});
