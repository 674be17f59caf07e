import { textFor } from '@/backend/modules/alerts/queries/alert-text';
import { readKeyFlash } from '@/backend/modules/alerts/queries/key-flash';
import { readPostedStory as readForChannel } from '@/backend/modules/channels/queries/story';
import { readPostedStory as readForFediverse } from '@/backend/modules/federation/queries/read-story';
import { type ChannelWorld, startChannelWorld } from '@/tests/support/channel-world';
import { followStory } from '@/backend/modules/federation/commands/post-story';
import { readChannelDesk } from '@/backend/modules/channels/queries/desk';
import { readChannelPosts } from '@/backend/modules/channels/queries/marks';
import { readChannelStates } from '@/backend/modules/channels/queries/states';
import { hasPostgres } from '@/tests/support/postgres';

const BODY = '<p>签名完成，见<a href="https://example.org/" title="签名">签名</a>与<code>签名</code></p>';

(hasPostgres ? describe : describe.skip)('words and states of stories at channels', () => {
  let channels: ChannelWorld;
  let id: number;

  beforeAll(async () => {
    channels = await startChannelWorld();
    id = await channels.save('签名完成', {
      texts: [{ lang: 'zh-Hans', title: '签名完成', summary: '签名', body: BODY }],
      scriptWords: { 'zh-Hant': { 签名: '簽章' } },
    });
  });
  afterAll(() => channels.end());

  test('has the editor’s own words at channels; addresses and code stay', async () => {
    const story = await readForChannel(channels.world.context, id, 'zh-Hant');
    expect(story?.text).toMatchObject({ title: '簽章完成', summary: '簽章' });
    expect(story?.text?.html).toMatch(/^<p>簽章完成，見<a [^>]+>簽章<\/a>與<code>签名<\/code><\/p>$/);
    expect(story?.text?.html).toContain('href="https://example.org/"');
  });

  test('has them in the Fediverse', async () => {
    const story = await readForFediverse(channels.world.context, id);
    expect(story?.texts).toMatchObject([
      { lang: 'zh-Hans', title: '签名完成' },
      { lang: 'zh-Hant', title: '簽章完成' },
    ]);
  });

  test('has them in notifications', async () => {
    const matter = await readKeyFlash(channels.world.context, id);
    expect(textFor(matter?.texts ?? [], 'zh-Hant')?.title).toBe('簽章完成');
  });

  test('the list of flashes shows what became of each at every channel, and leaves out those meant for none', async () => {
    await channels.rule('telegram', 'now');
    const posted = await channels.save('一座桥通了');
    await channels.run();
    await channels.rule('telegram', 'manual');
    const silent = await channels.save('桥边的灯');
    await channels.run();
    const { stories } = await readChannelPosts(channels.world.context, [posted, silent]);
    expect(stories).toEqual([
      {
        id: posted,
        posts: [
          { channel: 'telegram', state: 'sent', problem: null },
          { channel: 'discord', state: null, problem: null },
          { channel: 'webhook', state: null, problem: null },
        ],
      },
    ]);
  });

  test('the Fediverse is a channel with nothing to do: what followers have of a story, until it is withdrawn', async () => {
    const { context } = channels.world;
    const member = { ...context, config: { ...context.config, federation: { privateHosts: false } } };
    const id = await channels.save('一座桥通了');
    const entry = async () =>
      (await readChannelStates(member, id)).channels.find(({ channel }) => channel === 'fediverse');
    expect(await entry()).toMatchObject({ state: null, text: '', is_automatic: true });
    await followStory(member, { contentId: id });
    expect(await entry()).toMatchObject({
      ...{ state: 'sent', account: '@newsroom@news.example', replies: 0 },
      text: expect.stringContaining('一座桥通了'),
      link: `https://news.example/news/${id}`,
    });
    expect((await readChannelPosts(member, [id])).stories[0]?.posts).toContainEqual({
      ...{ channel: 'fediverse', state: 'sent', problem: null },
    });
    await channels.save('一座桥通了', { id, status: 'withdrawn' });
    await followStory(member, { contentId: id });
    expect(await entry()).toMatchObject({ state: 'removed', text: '', link: '' });
    // Who was notified that it is gone is notified that it is back, although it is no news any more.
    await channels.world
      .sql`update contents set status = 'approved', release_time = now() - interval '10 days' where id = ${id}`;
    await followStory(member, { contentId: id });
    expect(await entry()).toMatchObject({ state: 'sent', link: `https://news.example/news/${id}` });
    expect((await readChannelDesk(member, 'zh-Hans')).off).not.toContain('fediverse');
    expect((await readChannelDesk(context, 'zh-Hans')).off).toContain('fediverse');
    expect((await readChannelStates(context, id)).channels.map(({ channel }) => channel)).not.toContain(
      'fediverse',
    );
  });
});
