import { CHEAP_PASSWORDS, lastTo, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';

let backend: TestBackend;
let writer: MemberCalls;
let editor: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  writer = callsOf(backend, (await register(backend, 'writer@example.org')).token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

const shown = (id: number, locale: string = 'zh-Hans') => writer('contentDetails', { id, locale });
const actors = () => ({ owner: writer, admin });

test('a save on an old version is refused with both versions, and changes nothing', async () => {
  const first = (await writer('saveDraft', WHOLE_TEXT)).data;
  const second = (await writer('saveDraft', { ...first, ...WHOLE_TEXT, title: '第二版' })).data;
  expect(second).toMatchObject({ id: first.id, version: 2 });
  const late = await writer('saveDraft', { ...first, ...WHOLE_TEXT, title: '迟到的' });
  expect(late).toMatchObject({ status: 409, messageKey: 'conflict' });
  expect(late.data).toMatchObject({
    version: 2,
    document: { texts: [{ title: '第二版' }] },
    base: { texts: [{ title: WHOLE_TEXT.title }] },
  });
  const now = (await writer('readDraft', { id: first.id })).data;
  expect(now.document.texts[0]?.title).toBe('第二版');
});

test('the submitted version is published, and what was written later stays a draft', async () => {
  const draft = await contentInState('pending', actors());
  const later = (await writer('saveDraft', { ...draft, ...WHOLE_TEXT, title: '提交之后改的' })).data;
  expect((await shown(draft.id)).code).toBe(404);
  const live = await editor('approveContent', draft);
  expect(live.code).toBe(200);
  expect((await shown(draft.id)).data.title).toBe(WHOLE_TEXT.title);
  const authorView = (await writer('readDraft', { id: draft.id })).data;
  expect(authorView).toMatchObject({ status: 'approved', edit: 'draft', version: live.data.version });
  expect(authorView.document.texts[0]?.title).toBe('提交之后改的');
  // Typing went on meanwhile: the editor’s decision is no conflict for the author’s next save.
  expect((await writer('saveDraft', { ...later, ...WHOLE_TEXT, title: '还在写' })).code).toBe(200);
});

test('a live article stays as it is while its edit is written, submitted and rejected', async () => {
  const draft = await contentInState('live, pending', actors());
  expect((await shown(draft.id)).data.title).toBe(WHOLE_TEXT.title);
  const back = await editor('rejectContent', { ...draft, reason: '数字没有来源' });
  expect((await shown(draft.id)).data.title).toBe(WHOLE_TEXT.title);
  const authorView = (await writer('readDraft', { id: draft.id })).data;
  expect(authorView).toMatchObject({ status: 'approved', edit: 'rejected', reason: '数字没有来源' });
  const again = (await writer('submitContent', { id: draft.id, version: back.data.version })).data;
  await editor('approveContent', again);
  expect((await shown(draft.id)).data.title).toBe('改过的题目');
});

test('a rejection sent twice reaches the author once, with the reason and a contact address', async () => {
  const draft = await contentInState('pending', actors());
  const refusal = { ...draft, reason: '像是推广：第2段带邀请码' };
  const first = await editor('rejectContent', refusal);
  const second = await editor('rejectContent', refusal);
  expect(second.data).toEqual(first.data);
  const { list } = (await writer('messages', { locale: 'zh-Hans' })).data;
  const notified = list.filter((message) => message.body.includes('像是推广：第2段带邀请码'));
  expect(notified).toHaveLength(1);
  expect(notified[0]?.body).toContain('desk@example.org');
  expect((await lastTo(backend, 'writer@example.org'))?.text).toContain('像是推广：第2段带邀请码');
});

test('languages of a story can be published one after the other', async () => {
  const begun = (await writer('saveDraft', WHOLE_TEXT)).data;
  const both = (
    await writer('saveDraft', {
      ...begun,
      lang: 'en',
      title: 'The night shift',
      summary: 'Four nights.',
      body: '<p>Two o’clock.</p>',
    })
  ).data;
  const sent = (await writer('submitContent', { ...both, langs: ['zh-Hans'] })).data;
  const live = (await editor('approveContent', sent)).data;
  expect((await shown(begun.id, 'en')).data).toMatchObject({ lang: 'zh-Hans', langs: ['zh-Hans'] });
  const text = {
    lang: 'en',
    title: 'The night shift',
    summary: 'Four nights.',
    body: '<p>Two o’clock, and the phone rings.</p>',
  };
  const next = (await writer('saveDraft', { ...live, ...text })).data;
  const later = (await writer('submitContent', { ...next, langs: ['en'] })).data;
  await editor('approveContent', later);
  expect((await shown(begun.id, 'en')).data).toMatchObject({ lang: 'en', title: 'The night shift' });
  expect((await shown(begun.id)).data).toMatchObject({ title: WHOLE_TEXT.title, body: WHOLE_TEXT.body });
});

test('a withdrawn story answers 410, and restored by the desk it is the same as before', async () => {
  const draft = await contentInState('live', actors());
  const before = (await shown(draft.id)).data;
  const off = (await writer('withdrawContent', draft)).data;
  expect(await shown(draft.id)).toMatchObject({ status: 410, messageKey: 'gone' });
  expect(await writer('restoreContent', { ...off, reason: '想放回去' })).toMatchObject({ code: 10300 });
  expect((await editor('restoreContent', { ...off, reason: '已核实' })).code).toBe(200);
  expect((await shown(draft.id)).data).toEqual(before);
});

test('a small fix changes no time, and a correction changes only the time of the update', async () => {
  const draft = await contentInState('live', actors());
  const before = (await shown(draft.id)).data;
  const fixed = (await editor('correctContent', { ...draft, ...WHOLE_TEXT, title: '错字改了' })).data;
  const small = (await shown(draft.id)).data;
  expect(small).toMatchObject({
    title: '错字改了',
    updated_time: before.updated_time,
    release_time: before.release_time,
  });
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await editor('correctContent', {
    ...fixed,
    ...WHOLE_TEXT,
    correction: { 'zh-Hans': '原文把三点写成两点。' },
  });
  const corrected = (await shown(draft.id)).data;
  expect(small.corrections).toEqual([]);
  expect(corrected.release_time).toBe(before.release_time);
  expect(corrected.updated_time > before.updated_time).toBe(true);
  expect(before.corrections).toEqual([]);
  const sentence = { text: '原文把三点写成两点。', lang: 'zh-Hans', time: corrected.updated_time };
  expect(corrected.corrections).toEqual([sentence]);
  // A reader of another language sees the correction in the language in which it exists.
  expect((await shown(draft.id, 'en')).data.corrections).toEqual([sentence]);
  const { data } = await writer('feedItems', { locale: 'zh-Hans' });
  expect(data.list.find((story) => story.id === draft.id)?.corrections).toEqual([sentence]);
});

test('a correction of a live story needs a sentence in each of its languages', async () => {
  const draft = await contentInState('live', actors());
  const en = { lang: 'en', title: 'Night shift', summary: 'Four nights.', body: '<p>Two o’clock.</p>' };
  const both = (await writer('saveDraft', { ...draft, ...en })).data;
  const correction = { 'zh-Hans': ' 原文把三点写成两点。 ', en: 'An earlier version gave the wrong hour.' };
  const half = { ...both, correction: { 'zh-Hans': '少一种语言。' } };
  expect(await writer('submitContent', half)).toMatchObject({
    status: 400,
    fields: { correction: 'required' },
  });
  const sent = (await writer('submitContent', { ...both, correction })).data;
  const trimmed = { ...correction, 'zh-Hans': '原文把三点写成两点。' };
  expect((await editor('reviewDraft', { id: draft.id })).data.correction).toEqual(trimmed);
  const approved = (await editor('approveContent', { id: draft.id, version: sent.version })).data;
  const sentence = async (locale: string) =>
    (await shown(draft.id, locale)).data.corrections.map(({ text }) => text);
  expect(await sentence('en')).toEqual([correction.en]);
  expect(await sentence('zh-Hans')).toEqual([trimmed['zh-Hans']]);
  // The editor decides: what an author calls a correction can be published as a small fix.
  const next = (await writer('saveDraft', { ...approved, lang: 'zh-Hans', title: '再改一处' })).data;
  const again = (await writer('submitContent', { ...next, correction })).data;
  await editor('approveContent', { id: draft.id, version: again.version, correction: null });
  expect(await sentence('en')).toEqual([correction.en]);
});

test('failed checks are reported at their place', async () => {
  const begun = (await writer('saveDraft', { lang: 'zh-Hans', title: '', body: '' })).data;
  const answer = await writer('submitContent', begun);
  expect(answer).toMatchObject({ status: 400, messageKey: 'invalidInput' });
  expect(answer.fields).toMatchObject({
    'zh-Hans.titleMissing': 'titleMissing',
    'zh-Hans.bodyEmpty': 'bodyEmpty',
  });
});

test('a flash is live at once, and sending its key again makes no second one', async () => {
  const flash = {
    lang: 'zh-Hans',
    title: '清算所公布做市商名单',
    text: '名单自下周一生效。',
    is_important: true,
    key: 'a-key-of-this-test',
  };
  const first = await editor('publishFlash', flash);
  expect((await editor('publishFlash', flash)).data).toEqual(first.data);
  const changed = { ...flash, title: '清算所公布名单，改过', key: 'the-key-after-editing' };
  const instead = { ...changed, instead_of: flash.key };
  expect(await editor('publishFlash', instead)).toMatchObject({ code: 409, messageKey: 'alreadyOut' });
  const unknown = { ...changed, instead_of: 'a-key-that-never-came' };
  expect((await editor('publishFlash', unknown)).code).toBe(200);
  expect((await shown(first.data.id)).data).toMatchObject({
    kind: 'flash',
    is_important: true,
    body: '<p>名单自下周一生效。</p>',
  });
  expect((await writer('publishFlash', flash)).code).toBe(10300);
});

test('an author’s list has states, places in the queue, reasons and counts that add up', async () => {
  const banned = await register(backend, 'banned@example.org');
  await contentInState('pending', { owner: callsOf(backend, banned.token), admin });
  expect((await admin('banUser', { id: banned.id, version: 1, reason: '代写软文' })).code).toBe(200);
  const secondAuthor = callsOf(backend, (await register(backend, 'second@example.org')).token);
  const both = { owner: secondAuthor, admin };
  for (const state of [
    'draft',
    'pending',
    'rejected',
    'scheduled',
    'live',
    'live, pending',
    'withdrawn',
  ] as const)
    await contentInState(state, both);
  const all = (await secondAuthor('myContents')).data;
  expect(all.counts).toEqual({
    all: 7,
    draft: 1,
    pending: 2,
    rejected: 1,
    scheduled: 1,
    approved: 2,
    withdrawn: 1,
    discarded: 0,
  });
  expect(all.list.find(({ status }) => status === 'rejected')?.reason).toBe('像是广告');
  const waiting = (await secondAuthor('myContents', { status: 'pending' })).data;
  expect(waiting.list).toHaveLength(2);
  // Both count the place without submissions of banned members.
  for (const { id, place } of waiting.list)
    expect((await secondAuthor('readDraft', { id })).data.submitted?.place).toBe(place);
});

test('every step is in the log with who made it, and the states before and after', async () => {
  const draft = await contentInState('rejected', actors());
  const { list } = (await editor('auditLog', { subject: 'content', subject_id: String(draft.id) })).data;
  expect(list.map(({ command, detail }) => [command, detail])).toMatchObject([
    ['reject', { before: { edit: 'pending' }, after: { edit: 'rejected', reason: '像是广告' } }],
    ['submit', { before: { edit: 'draft' }, after: { edit: 'pending' } }],
    ['start', {}],
  ]);
  expect(list.every(({ actor }) => actor !== null)).toBe(true);
});
