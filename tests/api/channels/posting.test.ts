import { actOnPost } from '@/backend/modules/channels/commands/act-on-post';
import { deliverPost } from '@/backend/modules/channels/commands/deliver-post';
import { nextTime } from '@/backend/modules/channels/commands/follow-stories';
import { outboxHandlers } from '@/backend/main/outbox-handlers';
import { claimDue } from '@/backend/outbox/claim';
import { Postponement } from '@/backend/outbox/postponement';
import { postponeRows } from '@/backend/outbox/delivery-outcomes';
import { hasPostgres } from '@/tests/support/postgres';
import { type ChannelWorld, startChannelWorld } from '@/tests/support/channel-world';

(hasPostgres ? describe : describe.skip)('posts of stories at channels', () => {
  let channels: ChannelWorld;

  beforeAll(async () => {
    channels = await startChannelWorld();
  });
  beforeEach(() => channels.reset());
  afterAll(() => channels.end());

  test('nothing goes out by itself until an editor writes a rule', async () => {
    const id = await channels.save('一座桥通了');
    await channels.run();
    expect(channels.telegram.calls).toEqual([]);
    expect(await channels.stateOf(id)).toMatchObject({
      state: null,
      text: expect.stringContaining('一座桥通了'),
    });
  });

  test('a key flash is posted at once with its link, and a correction and a withdrawal follow in order', async () => {
    await channels.rule('telegram', 'now');
    const id = await channels.save('一座桥通了');
    await channels.run();
    const link = `https://news.example/news/${id}?utm_source=telegram`;
    expect(channels.telegram.calls[0]?.body).toMatchObject({
      chat_id: '@news',
      text: `一座桥通了\n一座桥通了，详情\n${link}`,
    });
    expect(await channels.stateOf(id)).toMatchObject({
      state: 'sent',
      link: expect.stringMatching(/^https:\/\/t\.me\/news\/\d+$/),
    });
    await channels.save('一座桥中午通了', { id });
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({
      state: 'edited',
      text: expect.stringContaining('中午'),
    });
    await channels.save('一座桥中午通了', { id, status: 'withdrawn' });
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({ state: 'removed', link: '' });
    expect(channels.methods()).toEqual(['sendMessage', 'editMessageText', 'deleteMessage']);
  });

  test('a change that no reader of the channel sees calls nobody', async () => {
    await channels.rule('telegram', 'now');
    const id = await channels.save('一座桥通了');
    await channels.run();
    await channels.save('一座桥通了', { id, isImportant: false });
    await channels.run();
    expect(channels.methods()).toEqual(['sendMessage']);
  });

  test('a story that was withdrawn before its turn is not posted', async () => {
    await channels.rule('telegram', 'now');
    const id = await channels.save('一座桥通了');
    await channels.save('一座桥通了', { id, status: 'withdrawn' });
    await channels.run();
    expect(channels.telegram.calls).toEqual([]);
  });

  test('a flash that follows up another answers its post', async () => {
    await channels.rule('telegram', 'now');
    const first = await channels.save('一座桥通了');
    await channels.run();
    const [row] = await channels.world.sql`select reference from channel_posts where content_id = ${first}`;
    const later = await channels.save('桥上第一辆车');
    await channels.world.sql`update contents set follows_id = ${first} where id = ${later}`;
    await channels.run();
    expect(channels.telegram.calls[1]?.body.reply_parameters).toMatchObject({
      message_id: Number(row?.reference),
    });
  });

  test('by rule a story waits for an channels.editor, or for its time of day in Shanghai', async () => {
    await channels.rule('telegram', 'held');
    await channels.rule('discord', 'daily');
    const id = await channels.save('一座桥通了');
    await channels.run();
    expect([channels.telegram.calls, channels.discord.calls]).toEqual([[], []]);
    expect(await channels.stateOf(id)).toMatchObject({ state: 'held' });
    expect(await channels.stateOf(id, 'discord')).toMatchObject({
      state: 'queued',
      due_time: expect.stringContaining('09:00:00'),
    });
    await actOnPost(channels.world.context, channels.editor, { id, channel: 'telegram', act: 'send' });
    await channels.run();
    channels.world.move(
      nextTime('09:00', channels.world.context.now()).getTime() - channels.world.context.now().getTime() + 1,
    );
    await channels.run();
    expect(channels.methods()).toEqual(['sendMessage']);
    expect(channels.discord.calls).toHaveLength(1);
    expect(nextTime('09:00', new Date('2026-11-28T01:00:00Z'))).toEqual(new Date('2026-11-29T01:00:00Z'));
    expect(nextTime('09:00', new Date('2026-11-27T17:00:00Z'))).toEqual(new Date('2026-11-28T01:00:00Z'));
  });

  test('a pause a service asks for is kept, and a channel without connection is tried again', async () => {
    await channels.rule('telegram', 'now');
    channels.telegram.troubles.push({
      status: 429,
      body: { ok: false, description: 'Too Many Requests', parameters: { retry_after: 35 } },
    });
    const id = await channels.save('一座桥通了');
    expect(await channels.run()).toContain(35);
    expect(await channels.stateOf(id)).toMatchObject({ state: 'sent' });
    expect(channels.methods()).toEqual(['sendMessage', 'sendMessage']);
  });

  test('calls to a channel keep its rate', async () => {
    await channels.rule('telegram', 'now');
    await channels.save('第一条');
    await channels.save('第二条');
    expect(await channels.run()).toEqual([3]);
    expect(channels.telegram.calls.map(({ body }) => String(body.text).slice(0, 3))).toEqual([
      '第一条',
      '第二条',
    ]);
  });

  test('a withdrawal waits neither for a pause its service asked for nor for posts that wait', async () => {
    const { world, editor } = channels;
    await channels.rule('telegram', 'now');
    const [first, second] = [await channels.save('第一条'), await channels.save('第二条')];
    await channels.run();
    const body = { ok: false, description: 'Too Many Requests', parameters: { retry_after: 86_400 } };
    channels.telegram.troubles.push({ status: 429, body });
    const third = await channels.save('第三条');
    await channels.queue();
    world.move(60_000);
    const kind = { name: 'channelPost', handler: outboxHandlers.channelPost };
    const rows = await claimDue(world.context, kind, 10);
    const pause = await deliverPost(world.context, rows[0]?.payload).catch((error: unknown) => error);
    if (!(pause instanceof Postponement)) throw new Error('not put off');
    await postponeRows(world.context, kind, rows, pause);
    await channels.save('第一条', { id: first, status: 'withdrawn' });
    await channels.queue();
    await actOnPost(world.context, editor, { id: second, channel: 'telegram', act: 'remove' });
    for (const { payload } of await claimDue(world.context, kind, 10))
      await deliverPost(world.context, payload).catch(() => undefined);
    expect(await channels.stateOf(first)).toMatchObject({ state: 'removed' });
    expect(await channels.stateOf(second)).toMatchObject({ state: 'removed' });
    expect(await channels.stateOf(third)).toMatchObject({ state: 'queued' });
    const [after] = await world.sql`
      select next_call_at > ${world.context.now().toISOString()}::timestamptz as waits from channels`;
    expect(after?.waits).toBe(true);
  });

  test('a removal the service puts off holds up no other post, and one that is being sent is removed afterwards', async () => {
    const { world } = channels;
    await channels.rule('telegram', 'now');
    const first = await channels.save('第一条');
    await channels.run();
    const [sent] = await world.sql`update channel_posts set state = 'sending' returning id`;
    await channels.save('第一条', { id: first, status: 'withdrawn' });
    await channels.queue();
    const removal = { postId: Number(sent?.id), isRemoval: true };
    await expect(deliverPost(world.context, removal)).rejects.toThrow('it is being sent');
    await world.sql`update channel_posts set state = 'sent'`;
    const body = { ok: false, description: 'Too Many Requests', parameters: { retry_after: 600 } };
    channels.telegram.troubles.push({ status: 429, body });
    await expect(deliverPost(world.context, removal)).rejects.toThrow('Too Many Requests');
    world.move(10_000);
    await world.sql`update outbox set delivered_at = now() where delivered_at is null`;
    const second = await channels.save('第二条');
    await channels.run(1);
    expect(await channels.stateOf(second)).toMatchObject({ state: 'sent' });
    await deliverPost(world.context, removal);
    expect(await channels.stateOf(first)).toMatchObject({ state: 'removed' });
  });

  test('what was due an hour ago is not sent any more, and what an editor sends now is', async () => {
    const { world, editor } = channels;
    await channels.rule('telegram', 'now');
    const ids = [await channels.save('第一条'), await channels.save('第二条')];
    await channels.queue();
    world.move(59 * 60_000);
    const send = { channel: 'telegram' as const, act: 'send' as const };
    await actOnPost(world.context, editor, { ...send, id: ids[1] ?? 0 });
    world.move(2 * 60_000);
    await channels.run();
    expect(await channels.stateOf(ids[0] ?? 0)).toMatchObject({ state: 'failed', problem: 'unreached' });
    expect(await channels.stateOf(ids[1] ?? 0)).toMatchObject({ state: 'sent' });
    await actOnPost(world.context, editor, { ...send, id: ids[0] ?? 0 });
    await channels.run();
    expect(await channels.stateOf(ids[0] ?? 0)).toMatchObject({ state: 'sent', problem: null });
    expect(channels.methods()).toEqual(['sendMessage', 'sendMessage']);
  });

  test('a service that asks to be left alone for a day is tried again after half an hour', async () => {
    await channels.rule('telegram', 'now');
    const body = { ok: false, description: 'Too Many Requests', parameters: { retry_after: 86_400 } };
    channels.telegram.troubles.push({ status: 429, body });
    const id = await channels.save('一座桥通了');
    expect(await channels.run()).toContain(1800);
    expect(await channels.stateOf(id)).toMatchObject({ state: 'sent' });
  });

  test.each([
    [{ status: 401, body: { ok: false, description: 'Unauthorized' } }, 'channelRefused'],
    [{ status: 400, body: { ok: false, description: 'Bad Request: chat not found' } }, 'channelRefused'],
    [{ status: 400, body: { ok: false, description: "Bad Request: can't parse entities" } }, 'refused'],
  ])('what a service refuses is not tried again and says why: %j', async (trouble, problem) => {
    await channels.rule('telegram', 'now');
    channels.telegram.troubles.push(trouble);
    const id = await channels.save('一座桥通了');
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({
      state: 'failed',
      problem,
      answer: trouble.body.description,
    });
    await actOnPost(channels.world.context, channels.editor, { id, channel: 'telegram', act: 'send' });
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({ state: 'sent', problem: null });
  });
});
