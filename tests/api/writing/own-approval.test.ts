import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, contentInState } from '@/tests/support/drafts';

describe.each(['editors', 'admins'] as const)('with OWN_APPROVAL=%s', (setting) => {
  let backend: TestBackend;
  let editor: MemberCalls;
  let admin: MemberCalls;

  beforeAll(async () => {
    backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000', OWN_APPROVAL: setting });
    editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
    admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  });
  afterAll(() => backend.destroy());

  const approvals = async (id: number) => {
    const { list } = (await admin('auditLog', { subject: 'content', subject_id: String(id) })).data;
    return list.flatMap(({ command, detail }) => (command === 'approve' ? [detail['after']] : []));
  };

  test('an editor approves their own draft only where that is allowed, and the log marks it', async () => {
    const draft = await contentInState('pending', { owner: editor, admin });
    const answer = await editor('approveContent', draft);
    const bulk = await editor('bulkContents', { act: 'approve', items: [draft], is_trial: true });
    if (setting === 'editors') {
      expect(answer.code).toBe(200);
      expect(await approvals(draft.id)).toMatchObject([{ is_own: true }]);
    } else {
      expect(answer).toMatchObject({ status: 403, messageKey: 'ownPiece' });
      expect(bulk.data.refused).toMatchObject([{ id: draft.id, key: 'ownPiece' }]);
      expect((await editor('reviewQueue')).data.list.map(({ id }) => id)).toContain(draft.id);
      expect((await admin('approveContent', draft)).code).toBe(200);
      expect(await approvals(draft.id)).toMatchObject([{ is_own: false }]);
    }
  });

  test('an editor corrects their own live article only where they may approve it, and the log marks it', async () => {
    const fix = { lang: 'zh-Hans', title: '改过的题目' };
    const article = await contentInState('live', { owner: editor, admin });
    const answer = await editor('correctContent', { ...article, ...fix });
    if (setting === 'admins') {
      expect(answer).toMatchObject({ status: 403, messageKey: 'ownPiece' });
      expect((await admin('correctContent', { ...article, ...fix })).code).toBe(200);
    } else expect(answer.code).toBe(200);
    const log = (await admin('auditLog', { subject: 'content', subject_id: String(article.id) })).data.list;
    expect(log[0]).toMatchObject({
      command: 'correct',
      detail: { after: { is_own: setting === 'editors' } },
    });
    const others = await contentInState('live', { owner: admin, admin });
    expect((await editor('correctContent', { ...others, ...fix })).code).toBe(200);
    const text = '巴士在码头停了一晚';
    const flash = (await editor('publishFlash', { lang: 'zh-Hans', title: text, text, is_important: false }))
      .data;
    expect((await editor('correctContent', { ...flash, ...fix })).code).toBe(200);
  });

  test('an editor restores their own withdrawn article only where they may approve it', async () => {
    const article = await contentInState('withdrawn', { owner: editor, admin });
    const answer = await editor('restoreContent', { ...article, reason: '已核实' });
    if (setting === 'admins') expect(answer).toMatchObject({ status: 403, messageKey: 'ownPiece' });
    else expect(answer.code).toBe(200);
  });

  test('an administrator approves their own draft, and the log marks it', async () => {
    const draft = await contentInState('pending', { owner: admin, admin });
    expect((await admin('approveContent', draft)).code).toBe(200);
    expect(await approvals(draft.id)).toMatchObject([{ is_own: true }]);
  });

  test('an editor approves what others wrote', async () => {
    const draft = await contentInState('pending', { owner: admin, admin });
    expect((await editor('approveContent', draft)).code).toBe(200);
  });
});
