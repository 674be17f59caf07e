import type { CallInput } from '@/backend/contract/calls';
import { CHEAP_PASSWORDS, makeCall, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { type Commenter, newCommenter } from '@/tests/support/commenters';

describe('decisions about several comments', () => {
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
  const queue = async (name = 'held') =>
    (await makeCall(backend, 'commentQueue', { queue: name }, { token: editor })).data;

  const many = (ids: number[], more: Partial<CallInput<'moderateComments'>> = {}) =>
    makeCall(
      backend,
      'moderateComments',
      { ids, act: 'remove', reason: 'advertising', ...more },
      { token: editor },
    );
  /** A public comment of a member whose comments are public. */
  async function published(member: Commenter, text: string): Promise<number> {
    const { data } = await member.post(article, text);
    await moderate(data.id, 'approve');
    return data.id;
  }
  const banOf = async (member: Commenter) =>
    (await makeCall(backend, 'commentsOfMember', { content_id: article }, member)).data.ban;

  test('a decision about a public comment leaves waiting copies of it, and who wrote them, alone', async () => {
    const [first, copier] = [await newCommenter(backend), await newCommenter(backend)];
    const text = 'Long enough to be copied by somebody else';
    const id = await published(first, text);
    const { data: copy } = await copier.post(article, text);
    expect(copy).toMatchObject({ state: 'held', held_reason: 'repeat' });
    expect((await many([id], { with_same: true, ban_days: 7 })).data).toMatchObject({ done: 1, banned: 1 });
    expect(await banOf(copier)).toBeNull();
    await many([id], { act: 'approve', reason: undefined, with_same: true });
    expect((await queue()).list.map((row) => row.id)).toContain(copy.id);
  });

  test('each author of comments removed together reads of their own only', async () => {
    const members = [await newCommenter(backend), await newCommenter(backend)];
    const ids: number[] = [];
    for (const member of members)
      for (const word of ['one', 'two'])
        ids.push((await member.post(article, `Removed together, ${word} of ${member.id}`)).data.id);
    await many(ids, { reason: 'offTopic' });
    for (const member of members) {
      const { data } = await makeCall(backend, 'messages', { locale: 'en' }, member);
      expect(data.list).toMatchObject([
        {
          body: `Reason: off topic. “Removed together, one of ${member.id}”`,
          link: `/wz_detail/${article}`,
        },
      ]);
    }
  });

  test('a ban that comes with a decision shortens none, and undoing it brings back the one it replaced', async () => {
    const member = await newCommenter(backend);
    const ids = [await published(member, 'Before the bans'), await published(member, 'Also before the bans')];
    const ban = (days: number) =>
      makeCall(backend, 'banCommenter', { user_id: member.id, days, reason: 'attack' }, { token: admin });
    const undo = (batch: string) => makeCall(backend, 'undoCommentDecision', { batch }, { token: editor });
    const { data: year } = await ban(365);
    const { data: week } = await many(ids.slice(0, 1), { ban_days: 7 });
    expect(await banOf(member)).toEqual({ until: year.until, reason: 'attack' });
    await undo(week.batch);
    expect(await banOf(member)).toEqual({ until: year.until, reason: 'attack' });

    const { data: day } = await ban(1);
    expect((await banOf(member))?.until).toBe(day.until);
    const { data: month } = await many(ids.slice(1), { ban_days: 30 });
    expect(await banOf(member)).toMatchObject({ reason: 'advertising' });
    await undo(month.batch);
    expect(await banOf(member)).toEqual({ until: day.until, reason: 'attack' });
  });
});
