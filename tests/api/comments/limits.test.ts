import { calls } from '@/backend/contract/calls';
import { EDIT_MINUTES } from '@/backend/contract/comments/limits';
import type { Member } from '@/backend/kernel/caller';
import { LIMITS } from '@/backend/kernel/limit-table';
import { editComment } from '@/backend/modules/comments/commands/change-own';
import { postComment } from '@/backend/modules/comments/commands/post';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { newAddress } from '@/tests/support/accounts';
import { hasPostgres } from '@/tests/support/postgres';
import { newKey, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const MINUTE_MS = 60_000;

(hasPostgres ? describe : describe.skip)('how long and how often a member writes', () => {
  let world: TicketWorld;
  let story: number;
  beforeAll(async () => {
    world = await startTicketWorld({ LIMITS_TIMES: '1' });
    [story = 0] = await saveContents(world.context, [
      {
        ...{ kind: 'article', status: 'approved', authorId: null, categoryId: null, region: 'none' },
        texts: [{ lang: 'en', title: 'A bridge opens', summary: '', body: '<p>A bridge opens.</p>' }],
        ...{ isImportant: false, pic: '', sourceName: {}, sourceUrl: '', releaseTime: new Date() },
        ...{ labelIds: [], topicIds: [] },
      },
    ]);
    await world.sql`insert into comment_stories (content_id, is_on) values (${story}, true)`;
  });
  afterAll(() => world.end());

  let texts = 0;
  /** Writes a comment, which an editor approves at once, so that none waits. */
  async function post(member: Member, context = world.context) {
    texts += 1;
    const body = `Text ${String(texts).padStart(4, '0')}`;
    const input = { content_id: story, body, idempotency_key: newKey(), locale: 'en' };
    const caller = { member, address: newAddress() };
    const written = await postComment(context, caller, calls.postComment.input.parse(input));
    await world.sql`update comments set state = 'public', held_reason = null where id = ${written.id}`;
    return written;
  }
  /** A member who joins at this moment. */
  async function join(name: string, roles: Member['roles'] = []): Promise<Member> {
    const member = await world.member(name, roles);
    await world.sql`update users set created_at = ${world.context.now().toISOString()} where id = ${member.id}`;
    return member;
  }
  /** How many comments of a member are taken before one is refused, at most one more than any account may write. */
  async function taken(member: Member): Promise<number> {
    let count = 0;
    while (count <= LIMITS.commentAccount.count) {
      const refusal = await refusalOf(post(member));
      if (refusal === 'tooManyRequests') break;
      expect(refusal).toBe('done');
      count += 1;
    }
    return count;
  }

  test('a comment is changed until five minutes are over, and not a moment later', async () => {
    const member = await join('editing');
    const at = world.context.now().getTime();
    const after = (ms: number) => ({ ...world.context, now: () => new Date(at + ms) });
    const { id } = await post(member, after(0));
    const edit = (ms: number, body: string) => editComment(after(ms), member, { id, body, locale: 'en' });
    const end = EDIT_MINUTES * MINUTE_MS;
    expect(await edit(end, 'In the last moment')).toMatchObject({ body: 'In the last moment' });
    expect(await refusalOf(edit(end + 1, 'Too late'))).toBe('editOver');
    const [row] = await world.sql`select body from comments where id = ${id}`;
    expect(row?.body).toBe('In the last moment');
  });

  test('an account younger than a week writes fewer comments in an hour than an older one', async () => {
    const member = await join('new-here');
    expect(await taken(member)).toBe(LIMITS.commentNewAccount.count);
    world.move(LIMITS.commentNewAccount.seconds * 1000);
    expect(await taken(member)).toBe(LIMITS.commentNewAccount.count);
    world.move(7 * 86_400_000);
    expect(await taken(member)).toBe(LIMITS.commentAccount.count);
    expect(LIMITS.commentAccount.count).toBeGreaterThan(LIMITS.commentNewAccount.count);
  });

  test('an editor has the rate of older accounts from the first day', async () => {
    expect(await taken(await join('new-editor', ['editor']))).toBe(LIMITS.commentAccount.count);
  });
});
