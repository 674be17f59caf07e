import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';

let backend: TestBackend;
let writer: MemberCalls;
let stranger: MemberCalls;
let editor: MemberCalls;
let admin: MemberCalls;
let people: Record<'editor' | 'admin', { id: number; name: string }>;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  const signedIn = { editor: await signInAs(backend, 'editor'), admin: await signInAs(backend, 'admin') };
  writer = callsOf(backend, (await register(backend, 'notes@example.org')).token);
  stranger = callsOf(backend, (await register(backend, 'stranger@example.org')).token);
  editor = callsOf(backend, signedIn.editor.token);
  admin = callsOf(backend, signedIn.admin.token);
  const nameOf = async (who: MemberCalls) => {
    const { data } = await who('userOverview');
    return { id: data.user.id, name: data.user.nickname };
  };
  people = { editor: await nameOf(editor), admin: await nameOf(admin) };
});
afterAll(() => backend.destroy());

const actors = () => ({ owner: writer, admin });
const notesOf = async (who: MemberCalls, id: number) => (await who('draftNotes', { id })).data;
const notifiedAbout = async (who: MemberCalls, words: string) =>
  (await who('messages', { locale: 'zh-Hans', size: 50 })).data.list.filter(
    ({ title, body }) => title.includes(words) || body.includes(words),
  );

test('the author sees notes for the author and not those for the desk, and an answer reaches the desk', async () => {
  const { id } = await contentInState('pending', actors());
  await editor('addNote', { id, text: '第2段的数字要再问一次' });
  await editor('addNote', { id, text: '请补上出处', audience: 'author', quote: '凌晨两点', lang: 'zh-Hans' });
  expect((await notesOf(admin, id)).list.map(({ text }) => text)).toEqual([
    '第2段的数字要再问一次',
    '请补上出处',
  ]);
  const authorNotes = await notesOf(writer, id);
  expect(authorNotes.list).toMatchObject([{ text: '请补上出处', quote: '凌晨两点', lang: 'zh-Hans' }]);
  expect(authorNotes.desk).toEqual([]);
  expect(await notifiedAbout(writer, '请补上出处')).toMatchObject([{ link: `/publish/${id}` }]);
  expect(await notifiedAbout(writer, '再问一次')).toEqual([]);
  // A note by an author is visible to both sides, whatever audience the call names.
  await writer('addNote', { id, text: '出处补在文末了', audience: 'desk' });
  expect((await notesOf(writer, id)).list).toHaveLength(2);
  expect(await notifiedAbout(editor, '出处补在文末了')).toHaveLength(1);
  expect(await stranger('draftNotes', { id })).toMatchObject({ messageKey: 'notFound' });
  expect(await stranger('addNote', { id, text: '我也说一句' })).toMatchObject({ messageKey: 'notFound' });
});

test('the editor whom a note names or is assigned to is notified once, and a note can be resolved and reopened', async () => {
  const { id } = await contentInState('pending', actors());
  const { admin: boss, editor: clerk } = people;
  await editor('addNote', { id, text: `@${boss.name} 要不要送法务？`, assignee_id: boss.id });
  await editor('addNote', { id, text: `@${clerk.name} 和 @没有这个人 都不用看` });
  expect(await notifiedAbout(admin, '送法务')).toHaveLength(1);
  expect(await notifiedAbout(editor, '都不用看')).toEqual([]);
  const [note] = (await notesOf(admin, id)).list;
  expect(note).toMatchObject({ assignee: { id: boss.id }, resolved_time: null });
  const change = { id, note_id: note?.id };
  await admin('changeNote', { ...change, is_resolved: true, assignee_id: clerk.id });
  expect((await notesOf(editor, id)).list[0]).toMatchObject({
    assignee: { id: clerk.id },
    resolved_by: { id: boss.id },
  });
  expect(await notifiedAbout(editor, '送法务')).toMatchObject([
    { title: expect.stringContaining('交给了你') },
  ]);
  await editor('changeNote', { ...change, is_resolved: false });
  expect((await notesOf(editor, id)).list[0]).toMatchObject({ resolved_time: null, resolved_by: null });
  // An author neither sees nor resolves notes for the desk, and a member who is no editor cannot be assigned one.
  expect(await writer('changeNote', { ...change, is_resolved: true })).toMatchObject({
    messageKey: 'notFound',
  });
  const outsider = (await stranger('userOverview')).data.user.id;
  expect(await editor('changeNote', { ...change, assignee_id: outsider })).toMatchObject({ status: 400 });
  const { list } = (await editor('auditLog', { keyword: String(id) })).data;
  expect(list.map(({ command }) => command)).toEqual(
    expect.arrayContaining(['note', 'noteResolve', 'noteReopen', 'noteGive']),
  );
});

test('the same note sent again is stored once, and another text, audience or quote makes another note', async () => {
  const { id } = await contentInState('pending', actors());
  const note = { id, text: '第3段再核一次', audience: 'author' };
  const sent = await Promise.all([1, 2, 3].map(() => editor('addNote', note)));
  expect(new Set(sent.map(({ data }) => data.note_id)).size).toBe(1);
  expect(await notifiedAbout(writer, '第3段再核一次')).toHaveLength(1);
  for (const change of [
    { text: '第4段再核一次' },
    { audience: 'desk' },
    { quote: '凌晨两点', lang: 'zh-Hans' },
  ])
    await editor('addNote', { ...note, ...change });
  await admin('addNote', note);
  expect((await notesOf(editor, id)).list).toHaveLength(5);
  await editor('changeNote', { id, note_id: sent[0]?.data.note_id, is_resolved: true });
  await editor('addNote', note);
  expect((await notesOf(editor, id)).list).toHaveLength(6);
});

test('an editor’s changes in an author’s text are shown to the author until the author dismisses them', async () => {
  const draft = await contentInState('pending', actors());
  const { id } = draft;
  const save = (version: number, title: string) =>
    editor('saveDraft', { id, version, lang: 'zh-Hans', title });
  const first = (await save(draft.version, '夜班表')).data;
  const second = (await save(first.version, '清算所夜班表')).data;
  const { changes } = await notesOf(writer, id);
  expect(changes).toMatchObject([
    {
      by: { id: people.editor.id },
      before: [{ title: WHOLE_TEXT.title }],
      after: [{ title: '清算所夜班表' }],
    },
  ]);
  expect(await notifiedAbout(writer, WHOLE_TEXT.title)).toEqual(
    expect.arrayContaining([expect.objectContaining({ link: `/publish/${id}` })]),
  );
  // The author’s own change is not listed; the editor’s next change is a second one.
  const savedDraft = (
    await writer('saveDraft', { id, version: second.version, lang: 'zh-Hans', title: '夜班' })
  ).data;
  const third = (await save(savedDraft.version, '夜班表二')).data;
  expect((await notesOf(writer, id)).changes).toMatchObject([
    { after: [{ title: '清算所夜班表' }] },
    { before: [{ title: '夜班' }], after: [{ title: '夜班表二' }] },
  ]);
  const last = (await notesOf(writer, id)).changes.at(-1)?.id;
  expect(await editor('seeEditorChanges', { id, change_id: last })).toMatchObject({ code: 10300 });
  await writer('seeEditorChanges', { id, change_id: last });
  expect((await notesOf(writer, id)).changes).toEqual([]);
  // A change that the editor reverted is not listed.
  const there = (await save(third.version, '又改')).data;
  await save(there.version, '夜班表二');
  expect((await notesOf(writer, id)).changes).toEqual([]);
});

test('a change of a live text by the desk is shown to its author, and a change of a setting is not', async () => {
  const draft = await contentInState('live', actors());
  const { id } = draft;
  const fixed = (await editor('correctContent', { ...draft, lang: 'zh-Hans', title: '错字改了' })).data;
  expect((await notesOf(writer, id)).changes).toMatchObject([
    { before: [{ title: WHOLE_TEXT.title }], after: [{ title: '错字改了' }] },
  ]);
  await editor('correctContent', { ...fixed, lang: 'zh-Hans', is_important: true });
  expect((await notesOf(writer, id)).changes).toHaveLength(1);
});

test('notes are not in a story’s page, preview, versions, log or the author’s export', async () => {
  const draft = await contentInState('live', actors());
  const { id } = draft;
  const secret = '只给编辑台看的一句';
  await editor('addNote', { id, text: secret });
  await writer('saveDraft', { ...draft, lang: 'zh-Hans', title: '新题目' });
  const { token } = (await writer('previewLink', { id })).data;
  const answers = [
    await writer('contentDetails', { id }),
    await writer('previewContent', { token }),
    await writer('readDraft', { id }),
    await writer('revisions', { id }),
    await writer('exportData', {}),
    await editor('auditLog', { keyword: String(id) }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
  expect(JSON.stringify(answers)).not.toContain(secret);
  // The notes of a removed story are shown to administrators only.
  const now = (await admin('readDraft', { id })).data.version;
  await admin('removeContent', { id, version: now, reason: '法院裁定' });
  expect(await editor('draftNotes', { id })).toMatchObject({ messageKey: 'notFound' });
  expect((await notesOf(admin, id)).list).toHaveLength(1);
});
