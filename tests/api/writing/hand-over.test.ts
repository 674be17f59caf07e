import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';

let backend: TestBackend;
let admin: MemberCalls;
let owner: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  owner = callsOf(backend, (await register(backend, 'writes@example.org')).token);
});
afterAll(() => backend.destroy());

/** Another editor, whose role can be removed. */
async function newEditor(email: string) {
  const { id, token } = await register(backend, email);
  const roles = async (list: string[]) => {
    const { version } = (await admin('deskUser', { id })).data;
    return admin('setRoles', { id, version, roles: list });
  };
  expect((await roles(['editor'])).code).toBe(200);
  return { id, act: callsOf(backend, token), roles };
}

const holderOf = async (id: number) =>
  (await admin('reviewQueue')).data.list.find((row) => row.id === id)?.holder?.id ?? null;

describe('a claim', () => {
  test('ends at once with the session, the role or the account, and not with a save of the author', async () => {
    const { id, version } = await contentInState('pending', { owner, admin });
    const ended: Record<string, (editor: Awaited<ReturnType<typeof newEditor>>) => Promise<unknown>> = {
      session: ({ act }) => act('logOut'),
      ended: ({ id: member }) => admin('endUserSessions', { id: member }),
      role: ({ roles }) => roles([]),
      account: async (editor) => {
        const { version: now } = (await admin('deskUser', { id: editor.id })).data;
        return admin('banUser', { id: editor.id, version: now, reason: '测试' });
      },
    };
    for (const [name, end] of Object.entries(ended)) {
      const editor = await newEditor(`${name}@example.org`);
      expect((await editor.act('claimContent', { id })).code).toBe(200);
      await owner('saveDraft', { ...WHOLE_TEXT, id, version, title: '又改了' });
      expect(await holderOf(id)).toBe(editor.id);
      expect((await admin('claimContent', { id })).messageKey).toBe('heldByOther');
      await end(editor);
      expect({ name, holder: await holderOf(id) }).toEqual({ name, holder: null });
      expect((await admin('claimContent', { id })).code).toBe(200);
      await admin('releaseContent', { id });
    }
  });

  test('that is taken over is reported to its former editor and in the log', async () => {
    const { id } = await contentInState('pending', { owner, admin });
    const editor = await newEditor('held@example.org');
    await editor.act('claimContent', { id });
    expect((await admin('claimContent', { id, is_takeover: true })).code).toBe(200);
    expect(await holderOf(id)).not.toBe(editor.id);
    const [notified] = (await editor.act('messages')).data.list;
    expect(notified?.title).toContain(WHOLE_TEXT.title);
    const log = (await admin('auditLog', { subject: 'content', subject_id: String(id) })).data.list;
    expect(log[0]).toMatchObject({ command: 'takeOver', detail: { before: { holder: editor.id } } });
    await admin('releaseContent', { id });
  });
});

describe('taking over a draft from somebody who is typing', () => {
  test('keeps the unsaved words of the other as a version in their name, and notifies them once', async () => {
    const { id, version } = await contentInState('draft', { owner, admin });
    const editor = await newEditor('types@example.org');
    const page = (who: MemberCalls, tab: string, more = {}) =>
      who('presence', { id, tab: `page-of-${tab}`, ...more }).then(({ data }) => data);
    await page(editor.act, 'editor', { is_typing: true });
    const saved = (await editor.act('saveDraft', { ...WHOLE_TEXT, id, version, title: '编辑的话' })).data;
    expect((await page(owner, 'owner', { is_takeover: true })).taken_by).toBeNull();
    const notified = await page(editor.act, 'editor');
    expect(notified.taken_by).not.toBeNull();
    await page(owner, 'owner', { is_takeover: true });
    expect(
      (await editor.act('messages')).data.list.filter(({ title }) => title.includes('编辑的话')),
    ).toHaveLength(1);

    const theirs = (
      await owner('saveDraft', { ...WHOLE_TEXT, id, version: saved.version, title: '作者的话' })
    ).data;
    const late = await editor.act('saveDraft', {
      ...WHOLE_TEXT,
      id,
      version: saved.version,
      title: '没存下的话',
    });
    expect(late.code).toBe(409);
    const stored = await editor.act('saveCopy', { ...WHOLE_TEXT, id, title: '没存下的话' });
    expect(stored.code).toBe(200);
    const draft = (await owner('readDraft', { id })).data;
    expect(draft.document.texts[0]?.title).toBe('作者的话');
    expect(draft.text_version).toBe(theirs.version);
    // Saves on the draft’s version still work: keeping the words did not change the draft.
    expect((await owner('saveDraft', { ...WHOLE_TEXT, id, version: theirs.version })).code).toBe(200);
    const versions = (await owner('revisions', { id })).data.list.filter(({ command }) => command === 'keep');
    expect(versions.map(({ title, by }) => [title, by?.id])).toEqual([
      ['没存下的话', editor.id],
      ['编辑的话', editor.id],
    ]);
    await page(editor.act, 'editor', { is_takeover: true });
    expect((await page(editor.act, 'editor')).taken_by).toBeNull();
  });
});
