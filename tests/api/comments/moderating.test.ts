import { CHEAP_PASSWORDS, makeCall, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { type Commenter, newCommenter } from '@/tests/support/commenters';

describe('comments at the desk', () => {
  let backend: TestBackend;
  let editor: string;
  let admin: string;
  let article: number;
  beforeAll(async () => {
    backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '100' });
    editor = (await signInAs(backend, 'editor')).token;
    admin = (await signInAs(backend, 'admin')).token;
    article = (await backend.call('articles', { size: 1 })).list[0]?.id ?? 0;
  });
  afterAll(() => backend.destroy());

  const moderate = (id: number, act: string, more = {}, token = editor) =>
    makeCall(backend, 'moderateComment', { id, act, ...more }, { token });
  const save = (settings: object) => makeCall(backend, 'saveCommentSettings', settings, { token: admin });
  const queue = async (name = 'held') =>
    (await makeCall(backend, 'commentQueue', { queue: name }, { token: editor })).data;
  const publicIds = async () =>
    (await backend.call('listComments', { content_id: article, size: 50 })).list.map(({ id }) => id);

  /** A member with as many public comments as it takes to be public at once. */
  async function regular(): Promise<Commenter> {
    const member = await newCommenter(backend);
    for (const word of ['alpha', 'beta', 'gamma']) {
      const { data } = await member.post(article, `${word} of member ${member.id}`);
      await moderate(data.id, 'approve');
    }
    return member;
  }

  test('three comments that an editor approved make the next public at once', async () => {
    const member = await newCommenter(backend);
    const states = [];
    for (const word of ['first', 'second', 'third', 'fourth']) {
      const { data } = await member.post(article, `The ${word} by a new member`);
      // The third within a minute waits because of that, too.
      states.push(data.state);
      await moderate(data.id, 'approve');
    }
    expect(states.slice(0, 3)).toEqual(['held', 'held', 'held']);
  });

  test('a removed comment says why to its author alone, and a notification does', async () => {
    const member = await newCommenter(backend);
    const { data } = await member.post(article, 'Something off topic');
    expect(await moderate(data.id, 'remove')).toMatchObject({ status: 400, fields: { reason: 'required' } });
    await moderate(data.id, 'remove', { reason: 'offTopic', note: 'Please stay with the subject.' });
    const mine = await makeCall(backend, 'commentsOfMember', { content_id: article }, member);
    expect(mine.data.list).toMatchObject([
      { state: 'removed', reason: 'offTopic', note: 'Please stay with the subject.' },
    ]);
    const { data: messages } = await makeCall(backend, 'messages', { locale: 'en' }, member);
    expect(messages.list[0]?.body).toBe(
      'Reason: off topic. Please stay with the subject. “Something off topic”',
    );
    expect(await publicIds()).not.toContain(data.id);
  });

  test('of two editors at one comment the slower one learns what the faster one decided', async () => {
    const member = await newCommenter(backend);
    const { data } = await member.post(article, 'Two editors look at this');
    const seen = (await queue()).list.find(({ id }) => id === data.id);
    const version = seen?.version;
    const [approved, removed] = await Promise.all([
      moderate(data.id, 'approve', { version }, editor),
      moderate(data.id, 'remove', { version, reason: 'attack' }, admin),
    ]);
    const answers = [approved, removed].map(({ status }) => status).sort();
    expect(answers).toEqual([200, 409]);
    const refused = approved.status === 409 ? approved : removed;
    expect(refused).toMatchObject({ messageKey: 'conflict' });
    const again = approved.status === 200 ? 'approve' : 'remove';
    expect(await moderate(data.id, again, { version, reason: 'attack' }, admin)).toMatchObject({
      status: 200,
    });
  });

  test('a decision can be undone by who made it, while nobody decided since', async () => {
    const member = await newCommenter(backend);
    const { data } = await member.post(article, 'Removed by mistake');
    const { data: removed } = await moderate(data.id, 'remove', { reason: 'attack' });
    const undo = (batch: string, token = editor) =>
      makeCall(backend, 'undoCommentDecision', { batch }, { token });
    expect(await undo(removed.batch, admin)).toMatchObject({ status: 404 });
    expect((await undo(removed.batch)).data).toEqual({ undone: 1 });
    expect(await undo(removed.batch)).toMatchObject({ status: 404 });
    expect((await queue()).list.map(({ id }) => id)).toContain(data.id);
    const { data: approved } = await moderate(data.id, 'approve');
    await moderate(data.id, 'remove', { reason: 'attack' }, admin);
    expect((await undo(approved.batch)).data).toEqual({ undone: 0 });
  });

  test('an author appeals a removal once, and the comment stays removed until an editor decides again', async () => {
    const member = await newCommenter(backend);
    const stranger = await newCommenter(backend);
    const { data } = await member.post(article, 'Removed, then appealed');
    const appeal = (by: Commenter, text = 'It quotes the report') =>
      makeCall(backend, 'appealComment', { id: data.id, text }, by);
    expect(await appeal(member)).toMatchObject({ messageKey: 'wrongState' });
    await moderate(data.id, 'remove', { reason: 'untrue' });
    expect(await appeal(stranger)).toMatchObject({ status: 404 });
    expect((await appeal(member)).data).toEqual({ id: data.id, may_appeal: false });
    expect(await appeal(member, 'Again')).toMatchObject({ messageKey: 'wrongState' });
    expect(await publicIds()).not.toContain(data.id);
    const appealed = await queue('appealed');
    expect(appealed.list).toMatchObject([{ id: data.id, state: 'removed', appeal: 'It quotes the report' }]);
    expect(appealed.counts.appealed).toBe(1);
    const { data: again } = await moderate(data.id, 'remove', { reason: 'untrue' });
    expect((await queue('appealed')).list).toEqual([]);
    await makeCall(backend, 'undoCommentDecision', { batch: again.batch }, { token: editor });
    expect((await queue('appealed')).list).toMatchObject([{ id: data.id }]);
    await moderate(data.id, 'approve');
    expect((await queue('appealed')).list).toEqual([]);
    expect(await publicIds()).toContain(data.id);
  });

  test('reports close when an editor lets the comment stand, and open again when that is undone', async () => {
    const member = await regular();
    const { data } = await member.post(article, 'Reported but harmless');
    await moderate(data.id, 'approve');
    const reader = await newCommenter(backend);
    await makeCall(backend, 'reportComment', { id: data.id, reason: 'attack' }, reader);
    expect((await queue('reported')).counts.reported).toBe(1);
    const { data: stands } = await moderate(data.id, 'approve');
    expect((await queue('reported')).counts.reported).toBe(0);
    await makeCall(backend, 'undoCommentDecision', { batch: stands.batch }, { token: editor });
    expect((await queue('reported')).list).toMatchObject([{ id: data.id, reports: [{ count: 1 }] }]);
    await moderate(data.id, 'approve');
  });

  test('a banned word holds in every spelling, a suspect one is public and looked at', async () => {
    await save({ moderation: 'after' });
    const word = (name: string, kind: string, variants: string[] = []) =>
      makeCall(backend, 'saveCommentWord', { word: name, kind, variants }, { token: editor });
    await word('加V信', 'banned', ['薇信']);
    await word('airdrop', 'banned');
    await word('骗子', 'suspect');
    expect(await word('加 v信', 'suspect')).toMatchObject({ fields: { word: 'taken' } });
    const spellings = ['加Ｖ信有禮', '加 ⓥ 信啊', '薇 信 找我', 'Free а і r d r о р', '𝗔𝗜𝗥𝗗𝗥𝗢𝗣 now'];
    for (const spelling of spellings) {
      const member = await newCommenter(backend);
      expect((await member.post(article, spelling)).data).toMatchObject({
        state: 'held',
        held_reason: 'bannedWord',
      });
    }
    const member = await newCommenter(backend);
    const { data } = await member.post(article, '這群人就是騙子');
    expect(data.state).toBe('public');
    expect((await queue('new')).list[0]).toMatchObject({ id: data.id, words: ['骗子'] });
    await moderate(data.id, 'approve');
    const { data: words } = await makeCall(backend, 'commentWords', {}, { token: editor });
    expect(words.list).toMatchObject([
      { word: '加V信', caught: 3, wrong: 0 },
      { word: 'airdrop', caught: 2, wrong: 0 },
      { word: '骗子', caught: 1, wrong: 1 },
    ]);
    const tried = await makeCall(backend, 'tryCommentWord', { word: '騙 子' }, { token: editor });
    expect(tried.data).toMatchObject({ caught: 1, harmless: 1 });
    await save({});
  });

  test('links of new members, repeated texts and haste wait even where comments are public at once', async () => {
    await save({ moderation: 'after' });
    const [linker, copier, hasty] = [
      await newCommenter(backend),
      await newCommenter(backend),
      await newCommenter(backend),
    ];
    expect((await linker.post(article, 'See report.example/q3')).data.held_reason).toBe('link');
    const text = 'The same long sentence, copied by several accounts';
    expect((await copier.post(article, text)).data.state).toBe('public');
    expect((await hasty.post(article, text.toUpperCase())).data.held_reason).toBe('repeat');
    await hasty.post(article, 'One more');
    expect((await hasty.post(article, 'And the third in a minute')).data.held_reason).toBe('rate');
    await save({});
  });

  test('a banned member is told until when and why, and editors cannot be banned', async () => {
    const member = await newCommenter(backend);
    await member.post(article, 'Waiting when banned');
    const ban = (userId: number) =>
      makeCall(
        backend,
        'banCommenter',
        { user_id: userId, days: 7, reason: 'advertising', removes_waiting: true },
        { token: editor },
      );
    expect((await ban(member.id)).data.removed).toBe(1);
    expect(await member.post(article, 'Again')).toMatchObject({ messageKey: 'commentBanned' });
    const { data } = await makeCall(backend, 'commentsOfMember', { content_id: article }, member);
    expect(data.ban).toMatchObject({ reason: 'advertising' });
    await makeCall(backend, 'unbanCommenter', { user_id: member.id }, { token: editor });
    expect((await member.post(article, 'Back again')).status).toBe(200);
    expect((await ban((await signInAs(backend, 'admin')).id)).status).toBe(403);
  });

  test('everything editors did is in the log', async () => {
    const { data } = await makeCall(backend, 'auditLog', { size: 100 }, { token: editor });
    const acts = new Set(data.list.map(({ subject, command }) => `${subject} ${command}`));
    for (const act of [
      'comment approve',
      'comment remove',
      'comment undo',
      'commenter ban',
      'commenter unban',
      'commentWord create',
      'commentSettings update',
    ])
      expect(acts).toContain(act);
  });
});
