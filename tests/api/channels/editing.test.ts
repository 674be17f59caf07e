import { eq } from 'drizzle-orm';
import { readChannelStates } from '@/backend/modules/channels/queries/states';
import { Webhook } from 'standardwebhooks';
import { FIRST_RULES } from '@/backend/contract/channels/rules';
import { channelPosts } from '@/backend/db/schema/channels';
import { actOnPost } from '@/backend/modules/channels/commands/act-on-post';
import { chooseChannels, setChannels } from '@/backend/modules/channels/commands/choose-channels';
import { deliverPost } from '@/backend/modules/channels/commands/deliver-post';
import { followStories } from '@/backend/modules/channels/commands/follow-stories';
import { releaseDuePosts } from '@/backend/modules/channels/commands/release-due';
import { saveRules } from '@/backend/modules/channels/commands/save-rules';
import { sendPost } from '@/backend/modules/channels/commands/send-post';
import { readChannelDesk } from '@/backend/modules/channels/queries/desk';
import { openService } from '@/backend/modules/channels/queries/open-services';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf } from '@/tests/support/ticket-world';
import { postOf } from '@/tests/support/channels/posts';
import { type ChannelWorld, SECRET, startChannelWorld } from '@/tests/support/channel-world';

(hasPostgres ? describe : describe.skip)('posts that are uncertain, and what editors do with posts', () => {
  let channels: ChannelWorld;

  beforeAll(async () => {
    channels = await startChannelWorld();
  });
  beforeEach(() => channels.reset());
  afterAll(() => channels.end());

  test.each([['cut' as const], [{ status: 502, body: null }]])(
    'a sending without an answer is uncertain, never repeated by itself, and an editor decides: %j',
    async (trouble) => {
      await channels.rule('telegram', 'now');
      channels.telegram.troubles.push(trouble);
      const id = await channels.save('一座桥通了');
      await channels.run();
      await channels.save('一座桥中午通了', { id });
      await channels.run();
      expect(await channels.stateOf(id)).toMatchObject({ state: 'uncertain' });
      expect(channels.methods()).toEqual(['sendMessage']);
      await actOnPost(channels.world.context, channels.editor, { id, channel: 'telegram', act: 'notPosted' });
      await channels.run();
      expect(await channels.stateOf(id)).toMatchObject({ state: 'sent' });
      expect(channels.methods()).toEqual(['sendMessage', 'sendMessage']);
    },
  );

  test('of an uncertain post an editor says is there, a later change says it cannot be made', async () => {
    await channels.rule('telegram', 'now');
    channels.telegram.troubles.push('cut');
    const id = await channels.save('一座桥通了');
    await channels.run();
    await actOnPost(channels.world.context, channels.editor, { id, channel: 'telegram', act: 'posted' });
    await channels.save('一座桥通了', { id, status: 'withdrawn' });
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({ state: 'sent', problem: 'cannotRemove' });
    expect(await readChannelStates(channels.world.context, id)).toMatchObject({ is_public: false });
    expect(channels.methods()).toEqual(['sendMessage']);
  });

  test('a sending that was cut off by a crash is settled by the key where the service takes one', async () => {
    await channels.rule('webhook', 'now');
    channels.receiver.troubles.push('cut', { status: 503, body: null });
    const id = await channels.save('一座桥通了');
    await channels.run();
    expect(await channels.stateOf(id, 'webhook')).toMatchObject({
      state: 'sent',
      link: 'https://elsewhere.example/1',
    });
    expect(new Set(channels.receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [first] = channels.receiver.calls;
    const signer = new Webhook(SECRET, { format: 'raw' });
    const signed = new Date(Number(first?.headers['webhook-timestamp']) * 1000);
    expect(first?.headers['webhook-signature']).toBe(
      signer.sign(String(first?.headers['webhook-id']), signed, JSON.stringify(first?.body)),
    );
  });

  test('Discord posts, edits and removes, notifies nobody by name, and waits as long as it says', async () => {
    await channels.rule('discord', 'now');
    channels.discord.troubles.push({ status: 429, body: { message: 'rate limited', retry_after: 4.2 } });
    const id = await channels.save('@everyone 一座桥通了');
    expect(await channels.run()).toContain(4);
    expect(channels.discord.calls[1]).toMatchObject({
      path: '/api/webhooks/17/secret?wait=true',
      body: { allowed_mentions: { parse: [] } },
    });
    await channels.save('一座桥中午通了', { id });
    await channels.run();
    await channels.save('一座桥中午通了', { id, status: 'withdrawn' });
    await channels.run();
    expect(channels.discord.calls.map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH', 'DELETE']);
    expect(await channels.stateOf(id, 'discord')).toMatchObject({ state: 'removed', account: '17' });
    expect(JSON.stringify(await readChannelDesk(channels.world.context, 'zh-Hans'))).not.toContain('secret');
  });

  test('an editor chooses the channels of a story, writes for one of them, and takes a post off', async () => {
    const id = await channels.save('一座桥通了');
    await channels.run();
    await setChannels(channels.world.context, channels.editor, { id, channels: ['telegram'] });
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({ state: 'sent' });
    expect(await channels.stateOf(id, 'discord')).toMatchObject({ state: 'skipped' });
    await actOnPost(channels.world.context, channels.editor, {
      id,
      channel: 'telegram',
      act: 'write',
      text: '桥，我们写的',
    });
    await channels.run();
    const link = `https://news.example/news/${id}?utm_source=telegram`;
    expect(await channels.stateOf(id)).toMatchObject({
      state: 'edited',
      is_own_text: true,
      text: `桥，我们写的\n${link}`,
    });
    await channels.save('一座桥中午通了', { id });
    await channels.run();
    expect(channels.methods()).toEqual(['sendMessage', 'editMessageText']);
    await actOnPost(channels.world.context, channels.editor, { id, channel: 'telegram', act: 'remove' });
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({ state: 'removed' });
    const tooLong = { id, channel: 'discord' as const, act: 'write' as const, text: '字'.repeat(2001) };
    expect(await refusalOf(actOnPost(channels.world.context, channels.editor, tooLong))).toBe('invalidInput');
    const notUncertain = { id, channel: 'telegram' as const, act: 'posted' as const };
    expect(await refusalOf(actOnPost(channels.world.context, channels.editor, notUncertain))).toBe(
      'wrongState',
    );
  });

  test('the channels chosen before a story is public hold when it is, whatever the rules', async () => {
    await channels.rule('telegram', 'now');
    const id = await channels.save('一座桥通了', { status: 'draft' });
    await chooseChannels(channels.world.context, id, ['discord']);
    await channels.run();
    expect(channels.discord.calls).toEqual([]);
    await channels.save('一座桥通了', { id });
    await channels.run();
    expect(channels.telegram.calls).toEqual([]);
    expect(await channels.stateOf(id, 'discord')).toMatchObject({ state: 'sent' });
  });

  test('words written for a post that waits for its time do not send it', async () => {
    await channels.rule('telegram', 'daily');
    const id = await channels.save('一座桥通了');
    await channels.run();
    await actOnPost(channels.world.context, channels.editor, {
      id,
      channel: 'telegram',
      act: 'write',
      text: '桥，我们写的',
    });
    await channels.run();
    expect(channels.telegram.calls).toEqual([]);
    expect(await channels.stateOf(id)).toMatchObject({
      state: 'queued',
      text: expect.stringContaining('我们写的'),
    });
  });

  test('a change while a sending was cut off is brought to the post once it is settled', async () => {
    await channels.rule('webhook', 'now');
    const id = await channels.save('一座桥通了');
    for (const payload of await channels.payloads('channelStory'))
      await followStories(channels.world.context, payload);
    await releaseDuePosts(channels.world.context);
    const [post] = await channels.payloads('channelPost');
    channels.receiver.troubles.push('cut');
    await deliverPost(channels.world.context, post).catch(() => undefined);
    await channels.save('一座桥中午通了', { id });
    channels.world.move(60_000);
    await channels.run();
    expect(channels.receiver.calls.map(({ body }) => body.type)).toEqual([
      'post.sent',
      'post.sent',
      'post.edited',
    ]);
    expect(await channels.stateOf(id, 'webhook')).toMatchObject({
      state: 'edited',
      text: expect.stringContaining('中午'),
    });
  });

  test('a correction that does not fit is a problem of the post until it fits again', async () => {
    await channels.rule('discord', 'now');
    const id = await channels.save('桥');
    await channels.run();
    const link = `https://news.example/news/${id}?utm_source=discord`;
    const text = `{title}${'字'.repeat(2000 - '桥\n'.length - link.length)}`;
    await actOnPost(channels.world.context, channels.editor, { id, channel: 'discord', act: 'write', text });
    await channels.run();
    const sent = { state: 'edited', text: expect.stringMatching(/^桥字/), length: 2000 };
    expect(await channels.stateOf(id, 'discord')).toMatchObject({ ...sent, problem: null });
    await channels.save('桥今天通了', { id });
    await channels.run();
    expect(await channels.stateOf(id, 'discord')).toMatchObject({ ...sent, problem: 'editRefused' });
    await channels.save('桥', { id });
    await channels.run();
    expect(await channels.stateOf(id, 'discord')).toMatchObject({ ...sent, problem: null });
  });

  test('a sending prepared before an editor asked for another is not begun with the key of the former', async () => {
    const { world, editor } = channels;
    const id = await channels.save('一座桥通了');
    await setChannels(world.context, editor, { id, channels: ['webhook'] });
    const posts = await world.context.db.select().from(channelPosts).where(eq(channelPosts.contentId, id));
    const former = posts.find(({ channel }) => channel === 'webhook');
    const service = openService(world.context, 'webhook');
    if (!former || !service) throw new Error('no post');
    await actOnPost(world.context, editor, { id, channel: 'webhook', act: 'send' });
    const prepared = { post: postOf({ key: 'webhook-former' }), hash: 'former' };
    await sendPost(world.context, service, former, prepared);
    expect(channels.receiver.calls).toEqual([]);
    await channels.run();
    expect(channels.receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual([
      expect.stringMatching(/-3$/),
    ]);
  });

  test('two editors do not overwrite each other’s rules', async () => {
    await channels.rule('telegram', 'now');
    const stale = { channel: 'telegram' as const, version: 0, rules: FIRST_RULES };
    expect(await refusalOf(saveRules(channels.world.context, channels.editor, stale))).toBe('conflict');
    const off = { channel: 'line' as const, version: 0, rules: FIRST_RULES };
    expect(await refusalOf(saveRules(channels.world.context, channels.editor, off))).toBe('notFound');
  });
});
