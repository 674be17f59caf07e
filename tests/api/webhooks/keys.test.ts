import { Webhook } from 'standardwebhooks';
import { calls } from '@/backend/contract/calls';
import type { Scope } from '@/backend/contract/api/scope-names';
import type { WebhookSubject } from '@/backend/contract/webhooks/kinds';
import { webhookDeliveries } from '@/backend/db/schema/webhooks';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { eraseCommenter } from '@/backend/modules/accounts/commands/erase-comments';
import { eraseWebhooks } from '@/backend/modules/accounts/commands/erase-webhooks';
import { createKey, revokeKey } from '@/backend/modules/api/commands/keys';
import { moderateComment } from '@/backend/modules/comments/commands/decide';
import type { ContentDraft } from '@/backend/modules/stories/commands/content-draft';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { deliverWebhook } from '@/backend/modules/webhooks/commands/deliver';
import { removeWebhook, resumeWebhook } from '@/backend/modules/webhooks/commands/change';
import { createWebhook, updateWebhook } from '@/backend/modules/webhooks/commands/manage-of-member';
import {
  readDelivery,
  sendFailedAgain,
  sendWebhookAgain,
  tryWebhook,
} from '@/backend/modules/webhooks/commands/replay';
import { notifyWebhooks } from '@/backend/modules/webhooks/commands/notify-webhooks';
import { listMemberWebhooks } from '@/backend/modules/webhooks/queries/of-member';
import { type HookAddress, startHookAddress } from '@/tests/support/hook-address';
import { hasPostgres } from '@/tests/support/postgres';
import { switchOff } from '@/tests/support/sections-off';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('webhooks of members with a key', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  let reader: Member;
  let editor: Member;
  let address: HookAddress;

  beforeAll(async () => {
    world = await startTicketWorld({ WEBHOOKS_PRIVATE_HOSTS: 'on' });
    people = await ticketPeople(world);
    reader = await world.member('reader-of-webhooks');
    editor = await world.member('editor-of-comments', ['editor']);
    address = await startHookAddress();
  });
  beforeEach(async () => {
    await world.sql`delete from event_webhooks`;
    await world.sql`update outbox set delivered_at = now() where kind in ('webhook', 'webhookFact')`;
    address.reset();
  });
  afterAll(async () => {
    await world.end();
    await address.stop();
  });

  const payloads = async (kind: string) => {
    const rows =
      await world.sql`select payload from outbox where kind = ${kind} and delivered_at is null order by id`;
    await world.sql`update outbox set delivered_at = now() where kind = ${kind}`;
    return rows.map(({ payload }) => payload);
  };
  /** Does what the outbox does: tells, then delivers. @returns what the address was told, in its order */
  const send = async () => {
    for (const payload of await payloads('webhookFact')) await notifyWebhooks(world.context, payload);
    for (const payload of await payloads('webhook'))
      await deliverWebhook(world.context, payload).catch(() => {});
    return address.received.map(({ body }) => JSON.parse(body));
  };
  const keyOf = async (member: Member, scopes: Scope[] = ['content:read']) =>
    (await createKey(world.context, member, { name: 'A program', scopes, expires_at: null })).id;
  const hookOf = async (member: Member, subjects: WebhookSubject[], scopes?: Scope[]) => {
    const key_id = await keyOf(member, scopes);
    return {
      key_id,
      ...(await createWebhook(world.context, member, { url: address.url, subjects, key_id })),
    };
  };
  const list = (member: Member) =>
    listMemberWebhooks(world.context, member, calls.listWebhooks.input.parse({}));
  const save = async (title: string, more: Partial<ContentDraft> = {}) => {
    const flash: ContentDraft = {
      kind: 'flash',
      status: 'approved',
      texts: [{ lang: 'en', title, summary: '', body: `<p>${title}</p>` }],
      authorId: null,
      categoryId: null,
      region: 'none',
      isImportant: false,
      pic: '',
      sourceName: {},
      sourceUrl: '',
      releaseTime: new Date(),
      labelIds: [],
      topicIds: [],
      ...more,
    };
    const [id] = await saveContents(world.context, [flash]);
    return id ?? 0;
  };

  test('a story that is published, changed and withdrawn is told of in this order, with public facts alone', async () => {
    const hook = await hookOf(reader, ['content']);
    const id = await save('A bridge opens');
    await send();
    await save('A bridge opens at noon', { id });
    await send();
    await save('A bridge opens at noon', { id, status: 'withdrawn' });
    const bodies = await send();
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
    for (const { body, headers } of address.received)
      expect(receiver.verify(body, headers as Record<string, string>)).toBeTruthy();
  });

  test('drafts, and what was withdrawn before it could be told, are not told of', async () => {
    await hookOf(reader, ['content']);
    await save('A draft', { status: 'draft' });
    const id = await save('Out for a second');
    await save('Out for a second', { id, status: 'withdrawn' });
    expect((await send()).map(({ kind }) => kind)).toEqual(['content.withdrawn']);
  });

  test('a webhook is told of nothing it was not made for', async () => {
    await hookOf(reader, ['event']);
    await save('Nobody asked for this');
    expect(await send()).toEqual([]);
    const { id } = await people.event([{ quantity: 5 }], {});
    expect(await send()).toMatchObject([{ kind: 'event.published', event: { id, status: 'published' } }]);
  });

  test('nobody is told of events while their section is off', async () => {
    await hookOf(reader, ['event', 'content']);
    await switchOff(world.context, 'events');
    await people.event([{ quantity: 5 }]);
    await save('A ferry sails');
    expect((await send()).map(({ kind }) => kind)).toEqual(['content.published']);
    await switchOff(world.context);
    const { id } = await people.event([{ quantity: 5 }]);
    expect((await send()).at(-1)).toMatchObject({ kind: 'event.published', event: { id } });
  });

  test('orders need a key with their scope, and only those of events of its member are sent', async () => {
    const key_id = await keyOf(people.organiser);
    const orders = { url: address.url, subjects: ['order' as const], key_id };
    expect(await refusalOf(createWebhook(world.context, people.organiser, orders))).toBe('invalidInput');
    await hookOf(people.ann, ['order'], ['orders:read']);
    const liveEvent = await people.event([{ quantity: 5 }]);
    await people.buyOne(people.ann, liveEvent);
    expect(await send()).toEqual([]);
    await hookOf(people.organiser, ['order'], ['orders:read']);
    const order = await people.buyOne(people.ben, liveEvent);
    expect(await send()).toMatchObject([{ event_id: liveEvent.id, order: { id: order.id } }]);
  });

  test('an order that waits is not sent any more once the event has another organiser', async () => {
    const hook = await hookOf(people.organiser, ['order'], ['orders:read']);
    const liveEvent = await people.event([{ quantity: 5 }]);
    await people.buyOne(people.ann, liveEvent);
    const [organiser] = await world.sql`select organiser_id as id from events where id = ${liveEvent.id}`;
    await world.sql`update organisers set user_id = null where id = ${organiser?.id}`;
    expect(await send()).toEqual([]);
    const { deliveries } = await list(people.organiser);
    expect(deliveries.list).toMatchObject([{ webhook_id: hook.id, state: 'failed', attempts: 0 }]);
    await world.sql`update organisers set user_id = ${people.organiser.id} where id = ${organiser?.id}`;
  });

  test('comments are told of while everybody reads them, and held ones never', async () => {
    await hookOf(reader, ['comment']);
    const storyId = await save('Commented');
    await world.sql`insert into comment_stories (content_id, is_on) values (${storyId}, true)`;
    const [comment] = await world.sql`insert into comments
      (content_id, user_id, body, quote, lang, state, words, fingerprint, request_key, created_at)
      values (${storyId}, ${reader.id}, 'First', '', 'en', 'held', '{}', '', 'k1', now()) returning id`;
    expect(await send()).toEqual([]);
    const decide = (act: 'approve' | 'remove') =>
      moderateComment(
        world.context,
        editor,
        calls.moderateComment.input.parse({
          id: Number(comment?.id),
          act,
          ...(act === 'remove' && { reason: 'untrue' }),
        }),
      );
    await decide('approve');
    await send();
    await decide('remove');
    const bodies = await send();
    expect(bodies).toMatchObject([
      { kind: 'comment.published', comment: { id: Number(comment?.id), body: 'First', content_id: storyId } },
      { kind: 'comment.removed', comment: { id: Number(comment?.id), content_id: storyId } },
    ]);
    expect(bodies[1].comment).not.toHaveProperty('body');
  });

  test('what a member wrote is gone with the account, for programs too, and from older lines of the log', async () => {
    await hookOf(reader, ['comment']);
    const storyId = await save('Commented by who leaves');
    const leaver = await world.member('leaver-of-comments');
    const write = async (userId: number, state: string, parentId: number | null = null) => {
      const [row] = await world.sql`insert into comments
        (content_id, user_id, parent_id, body, lang, state, fingerprint, request_key, created_at)
        values (${storyId}, ${userId}, ${parentId}, 'Text', 'en', ${state}, '', gen_random_uuid()::text, now())
        returning id`;
      return Number(row?.id);
    };
    const alone = await write(leaver.id, 'public');
    const answered = await write(leaver.id, 'public');
    await write(reader.id, 'public', answered);
    const reply = await write(leaver.id, 'public', answered);
    const waiting = await write(leaver.id, 'held');
    const other = await write(reader.id, 'public');
    const note = (title: string, subjectId: string, ids: number[] = []) =>
      world.context.db.insert(auditLog).values({
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
    await eraseCommenter(world.context, leaver.id);
    const titles = await world.sql`select title from audit_log
      where subject = 'comment' and title like '%mine%' order by id`;
    expect(titles.map(({ title }) => title)).toEqual(['not mine']);
    const notified = (await send()).map(({ kind, comment }) => ({ kind, comment }));
    const place = (id: number, parent_id: number | null = null) => ({
      kind: 'comment.removed',
      comment: { id, content_id: storyId, parent_id },
    });
    expect(notified).toEqual([place(alone), place(answered), place(reply, answered)]);
  });

  test('nothing is sent for a key that has ended, not even what was waiting', async () => {
    const { key_id } = await hookOf(reader, ['content']);
    await save('Waiting');
    for (const payload of await payloads('webhookFact')) await notifyWebhooks(world.context, payload);
    await revokeKey(world.context, reader, key_id);
    await save('Too late');
    expect(await send()).toEqual([]);
    const { webhooks, deliveries } = await list(reader);
    expect(webhooks).toMatchObject([{ has_working_key: false, recent: ['failed'] }]);
    expect(deliveries.list[0]?.error).toBe('keyEnded');
    expect(deliveries.total).toBe(1);
  });

  test('webhooks and deliveries of somebody else cannot be seen, changed, tried or sent again', async () => {
    const hook = await hookOf(reader, ['content']);
    const { id } = await tryWebhook(world.context, reader, hook.id);
    const other = people.ann;
    const input = { id: hook.id, url: address.url, subjects: ['content' as const], key_id: hook.key_id };
    const refusals = [
      tryWebhook(world.context, other, hook.id),
      readDelivery(world.context, other, id),
      sendWebhookAgain(world.context, other, id),
      sendFailedAgain(world.context, other, hook.id),
      resumeWebhook(world.context, other, hook.id),
      removeWebhook(world.context, other, hook.id),
      updateWebhook(world.context, other, input),
    ];
    for (const refusal of refusals) expect(await refusalOf(refusal)).toBe('notFound');
    expect((await list(other)).deliveries.total).toBe(0);
    const foreignKey = { url: address.url, subjects: ['content' as const], key_id: hook.key_id };
    expect(await refusalOf(createWebhook(world.context, other, foreignKey))).toBe('invalidInput');
  });

  test('the webhooks of a member who leaves go, and what others were told of their comments', async () => {
    await hookOf(reader, ['content']);
    const { id } = await hookOf(people.ann, ['comment']);
    for (const by of [reader, people.ann])
      await world.context.db.insert(webhookDeliveries).values({
        webhookId: id,
        kind: 'comment.published',
        body: { comment: { by: { id: by.id } } },
        state: 'sent',
        createdAt: new Date(),
      });
    await eraseWebhooks(world.context, reader.id);
    expect((await list(reader)).webhooks).toEqual([]);
    const { deliveries } = await list(people.ann);
    expect(deliveries.list.map(({ kind }) => kind)).toEqual(['comment.published']);
  });
});
