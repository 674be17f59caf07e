import { type ChannelWorld, startChannelWorld } from '@/tests/support/channel-world';
import { hasPostgres } from '@/tests/support/postgres';

const zh = { lang: 'zh-Hans' as const, title: '一座桥通了', summary: '', body: '<p>详情</p>' };
const en = { lang: 'en' as const, title: 'A bridge opened', summary: '', body: '<p>Details</p>' };

(hasPostgres ? describe : describe.skip)('the language of a post', () => {
  let channels: ChannelWorld;

  beforeAll(async () => {
    channels = await startChannelWorld();
  });
  beforeEach(() => channels.reset());
  afterAll(() => channels.end());

  test('a translation that is taken off the site is taken off its channel', async () => {
    await channels.rule('telegram', 'now', { locale: 'en' });
    const id = await channels.save('一座桥通了', { texts: [zh, en] });
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({ state: 'sent' });
    await channels.save('一座桥通了', { id, texts: [zh] });
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({ state: 'removed' });
    expect(channels.methods()).toEqual(['sendMessage', 'deleteMessage']);
  });

  test('a post that is out stays in its language when the channel gets another', async () => {
    await channels.rule('telegram', 'now');
    const id = await channels.save('一座桥通了', { texts: [zh, en] });
    await channels.run();
    await channels.rule('telegram', 'now', { locale: 'en' });
    await channels.save('一座桥中午通了', { id, texts: [{ ...zh, title: '一座桥中午通了' }, en] });
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({
      ...{ state: 'edited', locale: 'zh-Hans' },
      text: expect.stringContaining('一座桥中午通了'),
    });
    // Without its translation it stays: that was never at the channel.
    await channels.save('一座桥中午通了', { id, texts: [{ ...zh, title: '一座桥中午通了' }] });
    await channels.run();
    expect(await channels.stateOf(id)).toMatchObject({ state: 'edited', locale: 'zh-Hans' });
    const next = await channels.save('一座桥通了', { texts: [zh, en] });
    await channels.run();
    expect(await channels.stateOf(next)).toMatchObject({
      ...{ state: 'sent', locale: 'en' },
      text: expect.stringContaining('A bridge opened'),
    });
  });
});
