import { Webhook } from 'standardwebhooks';
import type { ChannelName } from '@/backend/contract/channels/names';
import { type ChannelRules, FIRST_RULES } from '@/backend/contract/channels/rules';
import type { PostTiming } from '@/backend/contract/channels/states';
import type { Member } from '@/backend/kernel/caller';
import { actOnPost } from '@/backend/modules/channels/commands/act-on-post';
import { chooseChannels, setChannels } from '@/backend/modules/channels/commands/choose-channels';
import { deliverPost } from '@/backend/modules/channels/commands/deliver-post';
import { followStories, nextTime } from '@/backend/modules/channels/commands/follow-stories';
import { releaseDuePosts } from '@/backend/modules/channels/commands/release-due';
import { saveRules } from '@/backend/modules/channels/commands/save-rules';
import { readChannelDesk } from '@/backend/modules/channels/queries/desk';
import { readRules } from '@/backend/modules/channels/queries/rules';
import { readChannelStates } from '@/backend/modules/channels/queries/states';
import type { ContentDraft } from '@/backend/modules/stories/commands/content-draft';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { Postponement } from '@/backend/outbox/postponement';
import { startDiscord, startReceiver, startTelegram } from '@/tests/support/channel-stubs';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const TOKEN = '7:token-of-the-bot';
const SECRET = 'a-secret-of-the-receiver';

(hasPostgres ? describe : describe.skip)('posts of stories at channels', () => {
  let world: TicketWorld;
  let editor: Member;
  let telegram: Awaited<ReturnType<typeof startTelegram>>;
  let discord: Awaited<ReturnType<typeof startDiscord>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    telegram = await startTelegram(TOKEN, '@news');
    discord = await startDiscord();
    receiver = await startReceiver();
    world = await startTicketWorld({
      TELEGRAM_BOT_TOKEN: TOKEN,
      TELEGRAM_CHAT: '@news',
      TELEGRAM_API_URL: telegram.url,
      DISCORD_WEBHOOK_URL: discord.webhookUrl,
      CHANNEL_WEBHOOK_URL: receiver.url,
      CHANNEL_WEBHOOK_SECRET: SECRET,
      PORTAL_URL: 'http://127.0.0.1:9',
    });
    editor = await world.member('editor-of-channels', ['editor', 'admin']);
  });
  beforeEach(async () => {
    await world.sql`delete from channel_posts`;
    await world.sql`delete from channels`;
    await world.sql`update outbox set delivered_at = now() where delivered_at is null`;
    for (const service of [telegram, discord, receiver]) service.clear();
  });
  afterAll(async () => {
    await world.end();
    for (const service of [telegram, discord, receiver]) await service.stop();
  });

  const payloads = async (kind: string) => {
    const rows = await world.sql`
      update outbox set delivered_at = now() where kind = ${kind} and delivered_at is null returning id, payload`;
    return rows.toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ payload }) => payload);
  };
  /** Does what the outbox does, as often as services put it off, up to some times. @returns the seconds of each pause */
  const run = async (most = 30): Promise<number[]> => {
    const pauses: number[] = [];
    for (const payload of await payloads('channelStory')) await followStories(world.context, payload);
    await releaseDuePosts(world.context);
    for (const payload of await payloads('channelPost'))
      for (let tries = 0; tries < most; tries += 1) {
        const error = await deliverPost(world.context, payload).catch((thrown: unknown) => thrown);
        if (!(error instanceof Postponement)) break;
        const wait = error.until.getTime() - world.context.now().getTime();
        pauses.push(Math.round(wait / 1000));
        world.move(wait + 1);
      }
    return pauses;
  };
  const rule = async (channel: ChannelName, timing: PostTiming, more: Partial<ChannelRules> = {}) => {
    const { version } = await readRules(world.context, channel);
    const rules = { ...FIRST_RULES, keyFlash: { timing, at: '09:00' }, ...more };
    return saveRules(world.context, editor, { channel, version, rules });
  };
  const save = async (title: string, more: Partial<ContentDraft> = {}) => {
    const flash: ContentDraft = {
      kind: 'flash',
      status: 'approved',
      texts: [{ lang: 'zh-Hans', title, summary: '', body: `<p>${title}，详情</p>` }],
      authorId: null,
      categoryId: null,
      region: 'none',
      isImportant: true,
      pic: '',
      sourceName: {},
      sourceUrl: '',
      releaseTime: world.context.now(),
      labelIds: [],
      topicIds: [],
      ...more,
    };
    const [id] = await saveContents(world.context, [flash]);
    return id ?? 0;
  };
  const stateOf = async (id: number, channel: ChannelName = 'telegram') =>
    (await readChannelStates(world.context, id)).channels.find((each) => each.channel === channel);
  const methods = () => telegram.calls.map(({ path }) => path.split('/').at(-1));

  test('nothing goes out by itself until an editor writes a rule', async () => {
    const id = await save('一座桥通了');
    await run();
    expect(telegram.calls).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ state: null, text: expect.stringContaining('一座桥通了') });
  });

  test('a key flash is posted at once with its link, and a correction and a withdrawal follow in order', async () => {
    await rule('telegram', 'now');
    const id = await save('一座桥通了');
    await run();
    const link = `https://news.example/news/${id}?utm_source=telegram`;
    expect(telegram.calls[0]?.body).toMatchObject({
      chat_id: '@news',
      text: `一座桥通了\n一座桥通了，详情\n${link}`,
    });
    expect(await stateOf(id)).toMatchObject({
      state: 'sent',
      link: expect.stringMatching(/^https:\/\/t\.me\/news\/\d+$/),
    });
    await save('一座桥中午通了', { id });
    await run();
    expect(await stateOf(id)).toMatchObject({ state: 'edited', text: expect.stringContaining('中午') });
    await save('一座桥中午通了', { id, status: 'withdrawn' });
    await run();
    expect(await stateOf(id)).toMatchObject({ state: 'removed', link: '' });
    expect(methods()).toEqual(['sendMessage', 'editMessageText', 'deleteMessage']);
  });

  test('a change that no reader of the channel sees calls nobody', async () => {
    await rule('telegram', 'now');
    const id = await save('一座桥通了');
    await run();
    await save('一座桥通了', { id, isImportant: false });
    await run();
    expect(methods()).toEqual(['sendMessage']);
  });

  test('a story that was withdrawn before its turn is not posted', async () => {
    await rule('telegram', 'now');
    const id = await save('一座桥通了');
    await save('一座桥通了', { id, status: 'withdrawn' });
    await run();
    expect(telegram.calls).toEqual([]);
  });

  test('a flash that follows up another answers its post', async () => {
    await rule('telegram', 'now');
    const first = await save('一座桥通了');
    await run();
    const [row] = await world.sql`select reference from channel_posts where content_id = ${first}`;
    const later = await save('桥上第一辆车');
    await world.sql`update contents set follows_id = ${first} where id = ${later}`;
    await run();
    expect(telegram.calls[1]?.body.reply_parameters).toMatchObject({ message_id: Number(row?.reference) });
  });

  test('by rule a story waits for an editor, or for its time of day in Shanghai', async () => {
    await rule('telegram', 'held');
    await rule('discord', 'daily');
    const id = await save('一座桥通了');
    await run();
    expect([telegram.calls, discord.calls]).toEqual([[], []]);
    expect(await stateOf(id)).toMatchObject({ state: 'held' });
    expect(await stateOf(id, 'discord')).toMatchObject({
      state: 'queued',
      due_time: expect.stringContaining('09:00:00'),
    });
    await actOnPost(world.context, editor, { id, channel: 'telegram', act: 'send' });
    world.move(nextTime('09:00', world.context.now()).getTime() - world.context.now().getTime() + 1);
    await run();
    expect(methods()).toEqual(['sendMessage']);
    expect(discord.calls).toHaveLength(1);
    expect(nextTime('09:00', new Date('2026-11-28T01:00:00Z'))).toEqual(new Date('2026-11-29T01:00:00Z'));
    expect(nextTime('09:00', new Date('2026-11-27T17:00:00Z'))).toEqual(new Date('2026-11-28T01:00:00Z'));
  });

  test('a pause a service asks for is kept, and a channel without connection is tried again', async () => {
    await rule('telegram', 'now');
    telegram.troubles.push({
      status: 429,
      body: { ok: false, description: 'Too Many Requests', parameters: { retry_after: 35 } },
    });
    const id = await save('一座桥通了');
    expect(await run()).toContain(35);
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
    expect(methods()).toEqual(['sendMessage', 'sendMessage']);
  });

  test('calls to a channel keep its rate', async () => {
    await rule('telegram', 'now');
    await save('第一条');
    await save('第二条');
    expect(await run()).toEqual([3]);
    expect(telegram.calls.map(({ body }) => String(body.text).slice(0, 3))).toEqual(['第一条', '第二条']);
  });

  test.each([
    [{ status: 401, body: { ok: false, description: 'Unauthorized' } }, 'channelRefused'],
    [{ status: 400, body: { ok: false, description: 'Bad Request: chat not found' } }, 'channelRefused'],
    [{ status: 400, body: { ok: false, description: "Bad Request: can't parse entities" } }, 'refused'],
  ])('what a service refuses is not tried again and says why: %j', async (trouble, problem) => {
    await rule('telegram', 'now');
    telegram.troubles.push(trouble);
    const id = await save('一座桥通了');
    await run();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', problem, answer: trouble.body.description });
    await actOnPost(world.context, editor, { id, channel: 'telegram', act: 'send' });
    await run();
    expect(await stateOf(id)).toMatchObject({ state: 'sent', problem: null });
  });

  test.each([['cut' as const], [{ status: 502, body: null }]])(
    'a sending without an answer is uncertain, never repeated by itself, and an editor decides: %j',
    async (trouble) => {
      await rule('telegram', 'now');
      telegram.troubles.push(trouble);
      const id = await save('一座桥通了');
      await run();
      await save('一座桥中午通了', { id });
      await run();
      expect(await stateOf(id)).toMatchObject({ state: 'uncertain' });
      expect(methods()).toEqual(['sendMessage']);
      await actOnPost(world.context, editor, { id, channel: 'telegram', act: 'notPosted' });
      await run();
      expect(await stateOf(id)).toMatchObject({ state: 'sent' });
      expect(methods()).toEqual(['sendMessage', 'sendMessage']);
    },
  );

  test('of an uncertain post an editor says is there, a later change says it cannot be made', async () => {
    await rule('telegram', 'now');
    telegram.troubles.push('cut');
    const id = await save('一座桥通了');
    await run();
    await actOnPost(world.context, editor, { id, channel: 'telegram', act: 'posted' });
    await save('一座桥通了', { id, status: 'withdrawn' });
    await run();
    expect(await stateOf(id)).toMatchObject({ state: 'sent', problem: 'cannotRemove' });
    expect(methods()).toEqual(['sendMessage']);
  });

  test('a sending that was cut off by a crash is settled by the key where the service takes one', async () => {
    await rule('webhook', 'now');
    receiver.troubles.push('cut', { status: 503, body: null });
    const id = await save('一座桥通了');
    await run();
    expect(await stateOf(id, 'webhook')).toMatchObject({
      state: 'sent',
      link: 'https://elsewhere.example/1',
    });
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [first] = receiver.calls;
    const signer = new Webhook(SECRET, { format: 'raw' });
    const signed = new Date(Number(first?.headers['webhook-timestamp']) * 1000);
    expect(first?.headers['webhook-signature']).toBe(
      signer.sign(String(first?.headers['webhook-id']), signed, JSON.stringify(first?.body)),
    );
  });

  test('Discord posts, edits and removes, notifies nobody by name, and waits as long as it says', async () => {
    await rule('discord', 'now');
    discord.troubles.push({ status: 429, body: { message: 'rate limited', retry_after: 4.2 } });
    const id = await save('@everyone 一座桥通了');
    expect(await run()).toContain(4);
    expect(discord.calls[1]).toMatchObject({
      path: '/api/webhooks/17/secret?wait=true',
      body: { allowed_mentions: { parse: [] } },
    });
    await save('一座桥中午通了', { id });
    await run();
    await save('一座桥中午通了', { id, status: 'withdrawn' });
    await run();
    expect(discord.calls.map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH', 'DELETE']);
    expect(await stateOf(id, 'discord')).toMatchObject({ state: 'removed', account: '17' });
    expect(JSON.stringify(await readChannelDesk(world.context, 'zh-Hans'))).not.toContain('secret');
  });

  test('an editor chooses the channels of a story, writes for one of them, and takes a post off', async () => {
    const id = await save('一座桥通了');
    await run();
    await setChannels(world.context, editor, { id, channels: ['telegram'] });
    await run();
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
    expect(await stateOf(id, 'discord')).toMatchObject({ state: 'skipped' });
    await actOnPost(world.context, editor, { id, channel: 'telegram', act: 'write', text: '桥，我们写的' });
    await run();
    const link = `https://news.example/news/${id}?utm_source=telegram`;
    expect(await stateOf(id)).toMatchObject({
      state: 'edited',
      is_own_text: true,
      text: `桥，我们写的\n${link}`,
    });
    await save('一座桥中午通了', { id });
    await run();
    expect(methods()).toEqual(['sendMessage', 'editMessageText']);
    await actOnPost(world.context, editor, { id, channel: 'telegram', act: 'remove' });
    await run();
    expect(await stateOf(id)).toMatchObject({ state: 'removed' });
    const tooLong = { id, channel: 'discord' as const, act: 'write' as const, text: '字'.repeat(2001) };
    expect(await refusalOf(actOnPost(world.context, editor, tooLong))).toBe('invalidInput');
    const notUncertain = { id, channel: 'telegram' as const, act: 'posted' as const };
    expect(await refusalOf(actOnPost(world.context, editor, notUncertain))).toBe('wrongState');
  });

  test('the channels chosen before a story is public hold when it is, whatever the rules', async () => {
    await rule('telegram', 'now');
    const id = await save('一座桥通了', { status: 'draft' });
    await chooseChannels(world.context, id, ['discord']);
    await run();
    expect(discord.calls).toEqual([]);
    await save('一座桥通了', { id });
    await run();
    expect(telegram.calls).toEqual([]);
    expect(await stateOf(id, 'discord')).toMatchObject({ state: 'sent' });
  });

  test('words written for a post that waits for its time do not send it', async () => {
    await rule('telegram', 'daily');
    const id = await save('一座桥通了');
    await run();
    await actOnPost(world.context, editor, { id, channel: 'telegram', act: 'write', text: '桥，我们写的' });
    await run();
    expect(telegram.calls).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ state: 'queued', text: expect.stringContaining('我们写的') });
  });

  test('a change while a sending was cut off is brought to the post once it is settled', async () => {
    await rule('webhook', 'now');
    const id = await save('一座桥通了');
    for (const payload of await payloads('channelStory')) await followStories(world.context, payload);
    await releaseDuePosts(world.context);
    const [post] = await payloads('channelPost');
    receiver.troubles.push('cut');
    await deliverPost(world.context, post).catch(() => undefined);
    await save('一座桥中午通了', { id });
    world.move(60_000);
    await run();
    expect(receiver.calls.map(({ body }) => body.type)).toEqual(['post.sent', 'post.sent', 'post.edited']);
    expect(await stateOf(id, 'webhook')).toMatchObject({
      state: 'edited',
      text: expect.stringContaining('中午'),
    });
  });

  test('two editors do not overwrite each other’s rules', async () => {
    await rule('telegram', 'now');
    const stale = { channel: 'telegram' as const, version: 0, rules: FIRST_RULES };
    expect(await refusalOf(saveRules(world.context, editor, stale))).toBe('conflict');
    const off = { channel: 'line' as const, version: 0, rules: FIRST_RULES };
    expect(await refusalOf(saveRules(world.context, editor, off))).toBe('notFound');
  });
});
