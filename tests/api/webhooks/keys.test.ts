import { Webhook } from 'standardwebhooks';
import { calls } from '@/backend/contract/calls';
import { newsletterIssues, newsletters } from '@/backend/db/schema/newsletters';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { eraseCommenter } from '@/backend/modules/accounts/commands/erase-comments';
import { moderateComment } from '@/backend/modules/comments/commands/decide';
import { actOnIssue } from '@/backend/modules/newsletters/commands/act-on-issue';
import { createWebhook } from '@/backend/modules/webhooks/commands/manage-of-member';
import { hasPostgres } from '@/tests/support/postgres';
import { switchOff } from '@/tests/support/sections-off';
import { refusalOf } from '@/tests/support/ticket-world';
import { startWebhookWorld, type WebhookWorld } from '@/tests/support/webhook-world';

(hasPostgres ? describe : describe.skip)('webhooks of members with a key', () => {
  let hooks: WebhookWorld;
  let editor: Member;
  beforeAll(async () => {
    hooks = await startWebhookWorld();
    editor = await hooks.world.member('editor-of-comments', ['editor']);
  });
  beforeEach(() => hooks.reset());
  afterAll(() => hooks.end());

  test('a story that is published, changed and withdrawn is told of in this order, with public facts alone', async () => {
    const hook = await hooks.hookOf(hooks.reader, ['content']);
    const id = await hooks.save('A bridge opens');
    await hooks.send();
    await hooks.save('A bridge opens at noon', { id });
    await hooks.send();
    await hooks.save('A bridge opens at noon', { id, status: 'withdrawn' });
    const bodies = await hooks.send();
    expect(bodies.map(({ kind }) => kind)).toEqual([
      'content.published',
      'content.changed',
      'content.withdrawn',
    ]);
    expect(bodies[1].content).toMatchObject({
      id,
      kind: 'flash',
      title: { en: 'A bridge opens at noon' },
      url: { en: `https://news.example/en/news/${id}` },
    });
    expect(bodies[2].content).toEqual({ id, kind: 'flash' });
    const receiver = new Webhook(hook.secret);
    for (const { body, headers } of hooks.address.received)
      expect(receiver.verify(body, headers as Record<string, string>)).toBeTruthy();
  });

  test('drafts, and what was withdrawn before it could be told, are not told of', async () => {
    await hooks.hookOf(hooks.reader, ['content']);
    await hooks.save('A draft', { status: 'draft' });
    const id = await hooks.save('Out for a second');
    await hooks.save('Out for a second', { id, status: 'withdrawn' });
    expect((await hooks.send()).map(({ kind }) => kind)).toEqual(['content.withdrawn']);
  });

  test('a webhook is told of nothing it was not made for', async () => {
    await hooks.hookOf(hooks.reader, ['event']);
    await hooks.save('Nobody asked for this');
    expect(await hooks.send()).toEqual([]);
    const { id } = await hooks.people.event([{ quantity: 5 }], {});
    expect(await hooks.send()).toMatchObject([
      { kind: 'event.published', event: { id, status: 'published' } },
    ]);
  });

  test('nobody is told of events while their section is off', async () => {
    await hooks.hookOf(hooks.reader, ['event', 'content']);
    await switchOff(hooks.world.context, 'events');
    await hooks.people.event([{ quantity: 5 }]);
    await hooks.save('A ferry sails');
    expect((await hooks.send()).map(({ kind }) => kind)).toEqual(['content.published']);
    await switchOff(hooks.world.context);
    const { id } = await hooks.people.event([{ quantity: 5 }]);
    expect((await hooks.send()).at(-1)).toMatchObject({ kind: 'event.published', event: { id } });
  });

  test('orders need a key with their scope, and only those of events of its member are sent', async () => {
    const key_id = await hooks.keyOf(hooks.people.organiser);
    const orders = { url: hooks.address.url, subjects: ['order' as const], key_id };
    expect(await refusalOf(createWebhook(hooks.world.context, hooks.people.organiser, orders))).toBe(
      'invalidInput',
    );
    await hooks.hookOf(hooks.people.ann, ['order'], ['orders:read']);
    const liveEvent = await hooks.people.event([{ quantity: 5 }]);
    await hooks.people.buyOne(hooks.people.ann, liveEvent);
    expect(await hooks.send()).toEqual([]);
    await hooks.hookOf(hooks.people.organiser, ['order'], ['orders:read']);
    const order = await hooks.people.buyOne(hooks.people.ben, liveEvent);
    expect(await hooks.send()).toMatchObject([{ event_id: liveEvent.id, order: { id: order.id } }]);
  });

  test('an order that waits is not sent any more once the event has another organiser', async () => {
    const hook = await hooks.hookOf(hooks.people.organiser, ['order'], ['orders:read']);
    const liveEvent = await hooks.people.event([{ quantity: 5 }]);
    await hooks.people.buyOne(hooks.people.ann, liveEvent);
    const [organiser] = await hooks.world
      .sql`select organiser_id as id from events where id = ${liveEvent.id}`;
    await hooks.world.sql`update organisers set user_id = null where id = ${organiser?.id}`;
    expect(await hooks.send()).toEqual([]);
    const { deliveries } = await hooks.list(hooks.people.organiser);
    expect(deliveries.list).toMatchObject([{ webhook_id: hook.id, state: 'failed', attempts: 0 }]);
    await hooks.world
      .sql`update organisers set user_id = ${hooks.people.organiser.id} where id = ${organiser?.id}`;
  });

  test('comments are told of while everybody reads them, and held ones never', async () => {
    await hooks.hookOf(hooks.reader, ['comment']);
    const storyId = await hooks.save('Commented');
    await hooks.world.sql`insert into comment_stories (content_id, is_on) values (${storyId}, true)`;
    const [comment] = await hooks.world.sql`insert into comments
      (content_id, user_id, body, quote, lang, state, words, fingerprint, request_key, created_at)
      values (${storyId}, ${hooks.reader.id}, 'First', '', 'en', 'held', '{}', '', 'k1', now()) returning id`;
    expect(await hooks.send()).toEqual([]);
    const decide = (act: 'approve' | 'remove') =>
      moderateComment(
        hooks.world.context,
        editor,
        calls.moderateComment.input.parse({
          id: Number(comment?.id),
          act,
          ...(act === 'remove' && { reason: 'untrue' }),
        }),
      );
    await decide('approve');
    await hooks.send();
    await decide('remove');
    const bodies = await hooks.send();
    expect(bodies).toMatchObject([
      { kind: 'comment.published', comment: { id: Number(comment?.id), body: 'First', content_id: storyId } },
      { kind: 'comment.removed', comment: { id: Number(comment?.id), content_id: storyId } },
    ]);
    expect(bodies[1].comment).not.toHaveProperty('body');
  });

  test('an issue of a newsletter is told of once it begins to be sent, with its page in each language it is written in', async () => {
    await hooks.hookOf(hooks.reader, ['letter']);
    const { context } = hooks.world;
    const [newsletter] = await context.db
      .insert(newsletters)
      .values({ key: 'tides', name: { en: 'Tides', 'zh-Hans': '潮汐' }, description: {}, cadence: {} })
      .returning();
    const at = context.now();
    const [issue] = await context.db
      .insert(newsletterIssues)
      .values({
        ...{ newsletterId: newsletter?.id ?? 0, number: 7, state: 'draft' as const },
        document: { subject: { en: 'High water', 'zh-Hans': '满潮' }, intro: {}, blocks: [] },
        ...{ createdAt: at, updatedAt: at },
      })
      .returning();
    const id = issue?.id ?? 0;
    const act = (name: 'hold' | 'send', version: number) =>
      actOnIssue(context, editor, calls.actOnLetterIssue.input.parse({ id, version, act: name }));
    const { version } = await act('hold', 1);
    expect(await hooks.send()).toEqual([]);
    await act('send', version);
    const [stored] = await hooks.world.sql`select started_at from newsletter_issues where id = ${id}`;
    expect(await hooks.send()).toEqual([
      {
        id: expect.any(Number),
        kind: 'letter.sent',
        time: expect.any(String),
        letter: {
          ...{ id, number: 7, letter: 'tides', sent_time: new Date(stored?.started_at).toISOString() },
          name: { en: 'Tides', 'zh-Hans': '潮汐' },
          title: { en: 'High water', 'zh-Hans': '满潮' },
          url: {
            en: `https://news.example/en/letters/${id}`,
            'zh-Hans': `https://news.example/letters/${id}`,
          },
        },
      },
    ]);
  });

  test('what a member wrote is gone with the account, for programs too, and from older lines of the log', async () => {
    await hooks.hookOf(hooks.reader, ['comment']);
    const storyId = await hooks.save('Commented by who leaves');
    const leaver = await hooks.world.member('leaver-of-comments');
    const write = async (userId: number, state: string, parentId: number | null = null) => {
      const [row] = await hooks.world.sql`insert into comments
        (content_id, user_id, parent_id, body, lang, state, fingerprint, request_key, created_at)
        values (${storyId}, ${userId}, ${parentId}, 'Text', 'en', ${state}, '', gen_random_uuid()::text, now())
        returning id`;
      return Number(row?.id);
    };
    const alone = await write(leaver.id, 'public');
    const answered = await write(leaver.id, 'public');
    await write(hooks.reader.id, 'public', answered);
    const reply = await write(leaver.id, 'public', answered);
    const waiting = await write(leaver.id, 'held');
    const other = await write(hooks.reader.id, 'public');
    const note = (title: string, subjectId: string, ids: number[] = []) =>
      hooks.world.context.db.insert(auditLog).values({
        createdAt: new Date(),
        subject: 'comment',
        subjectId,
        title,
        command: 'remove',
        after: ids.length > 0 ? { ids } : {},
      });
    await note('mine alone', String(waiting));
    await note('mine first', 'batch-1', [alone, other]);
    await note('not mine', 'batch-2', [other, alone]);
    await eraseCommenter(hooks.world.context, leaver.id);
    const titles = await hooks.world.sql`select title from audit_log
      where subject = 'comment' and title like '%mine%' order by id`;
    expect(titles.map(({ title }) => title)).toEqual(['not mine']);
    const notified = (await hooks.send()).map(({ kind, comment }) => ({ kind, comment }));
    const place = (id: number, parent_id: number | null = null) => ({
      kind: 'comment.removed',
      comment: { id, content_id: storyId, parent_id },
    });
    expect(notified).toEqual([place(alone), place(answered), place(reply, answered)]);
  });
});
