import { CHEAP_PASSWORDS, makeCall, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { type Commenter, newCommenter } from '@/tests/support/commenters';

const ACCOUNTS = 200;
const EACH = 50;

describe('a wave of spam', () => {
  let backend: TestBackend;
  let editor: string;
  let article: number;
  const spammers: Commenter[] = [];
  beforeAll(async () => {
    backend = await startBackend(CHEAP_PASSWORDS);
    editor = (await signInAs(backend, 'editor')).token;
    article = (await backend.call('articles', { size: 1 })).list[0]?.id ?? 0;
    for (let account = 0; account < ACCOUNTS; account += 1) spammers.push(await newCommenter(backend));
  }, 300_000);
  afterAll(() => backend.destroy());

  const queue = async (name: string) =>
    (await makeCall(backend, 'commentQueue', { queue: name, size: 30 }, { token: editor })).data;

  test('of 10,000 comments of 200 new accounts none is public, and the desk stays usable', async () => {
    const honest = await newCommenter(backend);
    const outcomes = new Map<string, number>();
    const sendAll = async (spammer: Commenter, account: number) => {
      for (let times = 0; times < EACH; times += 1) {
        const isCopied = account % 2 === 0;
        const body = isCopied
          ? '领空投，前一百名送，快来'
          : `Offer ${account * EACH + times} for you, write to me`;
        const { status, data } = await spammer.post(article, body);
        const outcome = status === 200 ? data.state : String(status);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    };
    for (let from = 0; from < ACCOUNTS; from += 20)
      await Promise.all(spammers.slice(from, from + 20).map((spammer, n) => sendAll(spammer, from + n)));
    const { data: question } = await honest.post(article, '第三段的“凌晨”是哪个时区的？');

    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(ACCOUNTS * EACH);
    expect(outcomes.get('public')).toBeUndefined();
    expect(await backend.call('listComments', { content_id: article })).toMatchObject({ total: 0, list: [] });

    const waiting = await queue('held');
    // Each account waits after five comments, so the queue is no longer than a thousand and one.
    expect(waiting.counts.held).toBeLessThanOrEqual(5 * ACCOUNTS + 1);
    // The copied text is one row at the end; nothing is left of it after one press.
    const single = waiting.list.filter(({ same }) => same === 1);
    expect(single.length).toBe(waiting.list.length);

    const first = spammers[0];
    if (!first) throw new Error('no account');
    const { data: mine } = await makeCall(backend, 'commentsOfMember', { content_id: article }, first);
    const copy = mine.list[0]?.id ?? 0;
    const swept = await makeCall(
      backend,
      'moderateComments',
      { ids: [copy], act: 'remove', reason: 'advertising', with_same: true, ban_days: 30 },
      { token: editor },
    );
    expect(swept.data).toMatchObject({ done: 500, banned: 100 });
    expect((await queue('held')).counts.held).toBe(waiting.counts.held - 500);

    for (const { id } of spammers.filter((_, n) => n % 2 === 1).slice(0, 10))
      await makeCall(
        backend,
        'banCommenter',
        { user_id: id, days: 30, reason: 'advertising', removes_waiting: true },
        { token: editor },
      );
    expect((await queue('held')).counts.held).toBe(waiting.counts.held - 550);
    const undone = await makeCall(backend, 'undoCommentDecision', swept.data, { token: editor });
    expect(undone.data.undone).toBe(500);
    await makeCall(backend, 'moderateComment', { id: question.id, act: 'approve' }, { token: editor });
    expect((await backend.call('listComments', { content_id: article })).total).toBe(1);
  }, 300_000);
});
