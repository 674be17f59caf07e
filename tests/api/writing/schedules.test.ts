import { makeCall, CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';
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

const shown = (id: number, locale = 'zh-Hans') => makeCall(backend, 'contentDetails', { id, locale });
const inASecond = () => new Date(Date.now() + 1500).toISOString();

test('an approved version is published by itself at its release time', async () => {
  const draft = await contentInState('pending', actors());
  const soon = inASecond();
  expect((await editor('approveContent', { ...draft, release_time: soon })).code).toBe(200);
  expect((await shown(draft.id)).code).toBe(404);
  await until(async () => (await shown(draft.id)).code === 200);
  expect((await shown(draft.id)).data.title).toBe(WHOLE_TEXT.title);
});

test('a draft under embargo is published only by an administrator who overrides the embargo', async () => {
  const draft = await contentInState('pending', actors());
  const embargoedDraft = (await editor('embargoContent', { ...draft, reason: '等对方回应' })).data;
  expect(await editor('approveContent', embargoedDraft)).toMatchObject({ messageKey: 'underEmbargo' });
  expect(await editor('approveContent', { ...embargoedDraft, override_embargo: true })).toMatchObject({
    messageKey: 'underEmbargo',
  });
  expect((await admin('approveContent', { ...embargoedDraft, override_embargo: true })).code).toBe(200);
  const { list } = (await admin('auditLog', { keyword: String(draft.id) })).data;
  expect(list.find(({ command }) => command === 'approve')?.detail).toMatchObject({
    after: { override: '等对方回应' },
  });
  // Overriding the embargo ends it: the next change is not under embargo.
  expect((await admin('readDraft', { id: draft.id })).data.embargo).toBeNull();
});

test('the correction of a scheduled change is published with the change', async () => {
  const draft = await contentInState('live, pending', actors());
  const soon = inASecond();
  const correction = { 'zh-Hans': '题目有误，已改。' };
  expect((await editor('approveContent', { ...draft, release_time: soon, correction })).code).toBe(200);
  const notified = async () => (await shown(draft.id)).data.corrections;
  await until(async () => (await notified()).length > 0);
  expect(await notified()).toMatchObject([{ text: '题目有误，已改。' }]);
});

test('a story under embargo cannot be restored', async () => {
  const draft = await contentInState('withdrawn', actors());
  const embargoedStory = (await editor('embargoContent', { ...draft, reason: '等对方回应' })).data;
  expect(await editor('restoreContent', { ...embargoedStory, reason: '已核实' })).toMatchObject({
    messageKey: 'underEmbargo',
  });
  const free = (await editor('endEmbargo', embargoedStory)).data;
  expect((await editor('restoreContent', { ...free, reason: '已核实' })).code).toBe(200);
});

test('an embargo can be ended or changed only by the editor who set it and by administrators', async () => {
  const second = await register(backend, 'second-editor@example.org');
  await admin('setRoles', { id: second.id, version: 1, roles: ['editor'] });
  const other = callsOf(backend, second.token);
  const draft = await contentInState('pending', actors());
  const embargoedDraft = (await editor('embargoContent', { ...draft, reason: '等律师' })).data;
  expect(await other('endEmbargo', embargoedDraft)).toMatchObject({ messageKey: 'underEmbargo' });
  const past = { ...embargoedDraft, reason: '不等了', until: '2020-01-01 08:00:00' };
  expect(await other('embargoContent', past)).toMatchObject({ messageKey: 'underEmbargo' });
  expect(await other('approveContent', embargoedDraft)).toMatchObject({ messageKey: 'underEmbargo' });
  expect((await other('readDraft', { id: draft.id })).data.may).not.toContain('endEmbargo');
  expect((await editor('readDraft', { id: draft.id })).data.may).toContain('endEmbargo');
  const changed = (await editor('embargoContent', { ...embargoedDraft, reason: '还要等律师' })).data;
  const freed = (await admin('endEmbargo', changed)).data;
  // The embargo of the other editor has ended.
  expect((await other('embargoContent', { ...freed, reason: '等对方回应' })).code).toBe(200);
});

test('an embargo is set and ended while the author types, and not on a version that another has replaced', async () => {
  const draft = await contentInState('pending', actors());
  const typed = (await writer('saveDraft', { ...draft, lang: 'zh-Hans', title: '还在写' })).data;
  const embargoed = await editor('embargoContent', { ...draft, reason: '等对方回应' });
  expect(embargoed.code).toBe(200);
  await writer('saveDraft', { ...typed, lang: 'zh-Hans', title: '还在写的题目' });
  const again = await editor('embargoContent', { ...draft, reason: '等对方回应' });
  expect(again.data).toEqual(embargoed.data);
  const ended = await editor('endEmbargo', embargoed.data);
  expect(ended.code).toBe(200);
  const latest = (await editor('readDraft', { id: draft.id })).data;
  expect(latest).toMatchObject({ embargo: null, document: { texts: [{ title: '还在写的题目' }] } });
  // The author's next save goes on from the last one.
  expect((await writer('saveDraft', { ...latest, lang: 'zh-Hans', title: '写完了' })).code).toBe(200);
  const { version } = (await editor('readDraft', { id: draft.id })).data;
  expect((await writer('submitContent', { id: draft.id, version })).code).toBe(200);
  expect(await editor('embargoContent', { ...draft, reason: '再等' })).toMatchObject({
    messageKey: 'conflict',
  });
});

describe('a chosen time', () => {
  const PAST = '2020-01-01 08:00:00';
  const NONE = '2027-02-30 08:00:00';
  const FAR = '2062-11-26 08:00:00';
  const FLASH = { lang: 'zh-Hans', title: '到点的一条' };
  const WISH = { ...WHOLE_TEXT };

  /** Every call with a time: the name of the field, and a function that makes the call with a time. */
  const CALLS: Record<string, [field: string, (time: string, more?: object) => Promise<object>]> = {
    'an approval': [
      'release_time',
      async (release_time, more) =>
        editor('approveContent', { ...(await contentInState('pending', actors())), release_time, ...more }),
    ],
    'another time of an approved version': [
      'release_time',
      async (release_time, more) =>
        editor('scheduleContent', {
          ...(await contentInState('scheduled', actors())),
          release_time,
          ...more,
        }),
    ],
    'a flash': [
      'release_time',
      (release_time, more) => editor('publishFlash', { ...FLASH, release_time, ...more }),
    ],
    'a withdrawal': [
      'withdraw_time',
      async (withdraw_time, more) =>
        editor('scheduleWithdrawal', { ...(await contentInState('live', actors())), withdraw_time, ...more }),
    ],
    'an embargo': [
      'until',
      async (until, more) =>
        editor('embargoContent', {
          ...(await contentInState('pending', actors())),
          reason: '等',
          until,
          ...more,
        }),
    ],
    'a landing page': [
      'document.release_time',
      async (release_time, more) => {
        const of = { kind: 'landing', id: 1 };
        const { document, version } = (await editor('readRecord', of)).data;
        return editor('saveRecord', { ...of, version, document: { ...document, release_time }, ...more });
      },
    ],
    'the end of a banner': [
      'document.ends',
      (ends, more) =>
        editor('saveRecord', {
          kind: 'banner',
          document: { title: { 'zh-Hans': '条' }, link: '/', pic: '', position: 1, starts: null, ends },
          ...more,
        }),
    ],
  };

  test.each(Object.entries(CALLS))('%s cannot be in the past or an impossible time', async (_, call) => {
    const [field, send] = call;
    expect(await send(PAST)).toMatchObject({ status: 400, fields: { [field]: 'inThePast' } });
    expect(await send(NONE)).toMatchObject({ status: 400, fields: { [field]: 'notATime' } });
  });

  test.each(Object.entries(CALLS))('%s more than two years ahead needs a confirmation', async (_, call) => {
    const [field, send] = call;
    expect(await send(FAR)).toMatchObject({ status: 409, messageKey: 'farAhead', fields: { [field]: FAR } });
    expect(await send(FAR, { far: true })).toMatchObject({ status: 200 });
  });

  test('an author cannot wish for a past or impossible release time, and a wish that passes while waiting means now', async () => {
    const wish = (release_time: string | null) => writer('saveDraft', { ...WISH, release_time });
    expect((await wish(PAST)).fields).toEqual({ release_time: 'inThePast' });
    expect((await wish(NONE)).fields).toEqual({ release_time: 'notATime' });
    const soon = (await wish(inASecond())).data;
    const sent = (await writer('submitContent', soon)).data;
    const wished = (await writer('readDraft', { id: soon.id })).data.document.release_time ?? '';
    await until(() => Promise.resolve(Date.now() > Date.parse(wished)));
    // The release time passed while the draft was waiting: an approval publishes it at once.
    expect((await editor('approveContent', { id: sent.id, version: sent.version })).code).toBe(200);
    await until(async () => (await shown(soon.id)).code === 200);
    const far = (await wish(FAR)).data;
    expect(await writer('submitContent', far)).toMatchObject({ messageKey: 'farAhead' });
    const waits = (await writer('submitContent', { ...far, far: true })).data;
    const draft = { id: waits.id, version: waits.version };
    expect(await editor('approveContent', draft)).toMatchObject({ messageKey: 'farAhead' });
    expect((await editor('approveContent', { ...draft, release_time: null })).code).toBe(200);
  });
});
